### Buffy: the Resource Step, characters and attachments, episodes.

## Log

buffy-log-placed = { $who } places { $card } on { $space }.
buffy-log-resurrected = { $who } resurrects { $card } on { $space }.
buffy-log-ascended = { $who } ascends: { $card } is now level { $level }.
buffy-log-descended = { $card } is lost: { $who } falls back on { $other }.
buffy-log-attached = { $who } attaches { $card } to { $other }.
buffy-log-detached = { $card } comes off { $other }.
buffy-log-swapped = { $who } passes { $card } from { $source } to { $other }.
buffy-log-discarded = { $card } ({ $who }) leaves play for the discard pile.
buffy-log-crypted = { $card } ({ $who }) leaves play for the Crypt.
buffy-log-fatigued = { $card } ({ $who }) is fatigued.
buffy-log-episode = { $who } places { $card }.
buffy-log-second-part = The Target of { $other } is met: { $who } brings { $card } into play.
buffy-log-episode-over = { $card } is cancelled and goes to the Crypt of { $who }.

## Questions

buffy-ask-surplus = { $source } holds more items than allowed now. Which one do you discard?

## What would make it legal

buffy-remedy-condition = What its text asks for is not so at the moment.
buffy-remedy-talent = { $amount } more would do.
buffy-remedy-destiny =
    { $amount ->
        [one] You need 1 more Destiny Point.
       *[other] You need { $amount } more Destiny Points.
    }
