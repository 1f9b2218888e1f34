### What can be wrong with setups, positions, records and other files: one clear line each.

error-in-file = { $file }:{ $line }: { $problem }
error-in-file-somewhere = { $file }: { $problem }
error-cannot-read-file = { $file } cannot be read: is the name right?
error-cannot-read-file-because = { $file } cannot be read: { $problem }.
error-not-text = this is not a text file (in UTF-8, UTF-16 or Windows-1252).
error-file-too-large = this file is too large: at most { $most } MiB are read.
error-toml-too-deep = tables, lists and dotted names may lie in each other { $most } deep at most, and numbers must be short.
error-not-toml = this is not valid TOML from column { $column } on.
error-toml-too-large = this is too large: at most { $most } KiB are read.

## Fields of a setup or a position (shared sentences, used below)

error-by-rule = { $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
error-field-unknown-field = “{ $field }” is not a field I know; there is { $allowed }.
error-field-not-a-number = “{ $field }” must be a whole number, not { $given }.
error-field-not-a-flag = “{ $field }” must be true or false, not { $given }.
error-field-not-a-text = “{ $field }” must be a text in quotes, not { $given }.
error-field-not-a-list = “{ $field }” must be a list in square brackets, not { $given }.
error-field-not-a-table = “{ $field }” must be a table of fields, not { $given }.
error-field-not-allowed = “{ $field }” cannot be { $given }; choose from { $allowed }.
error-field-out-of-range = “{ $field }” must be from { $least } to { $most }, not { $given }{ error-by-rule }.
error-field-unknown-fable = “{ $field }”: there is no Fable called “{ $given }”; there are { $allowed }.
error-field-fable-count = “{ $field }”: { $mode } needs { $count } Fables, not { $given }.
error-field-same-fable-twice = “{ $field }”: { $given } is named twice, but her own cards exist once{ error-by-rule }.
error-field-start-squares = “{ $field }” must be two different squares from 1 to { $most }, the left one first, not { $given }{ error-by-rule }.

## Setups

error-setup-unknown-field = Setup: { error-field-unknown-field }
error-setup-not-a-number = Setup: { error-field-not-a-number }
error-setup-not-a-flag = Setup: { error-field-not-a-flag }
error-setup-not-a-text = Setup: { error-field-not-a-text }
error-setup-not-a-list = Setup: { error-field-not-a-list }
error-setup-not-a-table = Setup: { error-field-not-a-table }
error-setup-not-allowed = Setup: { error-field-not-allowed }
error-setup-out-of-range = Setup: { error-field-out-of-range }
error-setup-unknown-fable = Setup: { error-field-unknown-fable }
error-setup-fable-count = Setup: { error-field-fable-count }
error-setup-same-fable-twice = Setup: { error-field-same-fable-twice }
error-setup-start-squares = Setup: { error-field-start-squares }

## Positions

error-position-unknown-field = Position: { error-field-unknown-field }
error-position-not-a-number = Position: { error-field-not-a-number }
error-position-not-a-flag = Position: { error-field-not-a-flag }
error-position-not-a-text = Position: { error-field-not-a-text }
error-position-not-a-list = Position: { error-field-not-a-list }
error-position-not-a-table = Position: { error-field-not-a-table }
error-position-not-allowed = Position: { error-field-not-allowed }
error-position-nobody-goes-out = Position: “{ $field }” cannot be { $given } in this game, in which nobody goes out for having nothing left.
error-position-goal-decided = Position: “{ $field }” = { $given } is already decided when the puzzle begins: there would be nothing left to do.
error-position-no-goal = Position: the field “{ $field }” is missing: what is to be done? One of { $allowed }.
error-position-no-such-goal = Position: “{ $field }” cannot be { $given } in this game, which counts nothing that a seat lives by.
error-unknown-puzzle = There is no puzzle called “{ $puzzle }” for “{ $game }”; “noctuary puzzle” lists them all.
error-position-out-of-range = Position: { error-field-out-of-range }
error-position-unknown-fable = Position: { error-field-unknown-fable }
error-position-fable-count = Position: { error-field-fable-count }
error-position-same-fable-twice = Position: { error-field-same-fable-twice }
error-position-start-squares = Position: { error-field-start-squares }
error-position-not-a-seed = Position: “{ $field }” must be a text, or hexadecimal digits after 0x, not { $given }.
error-position-not-a-key = Position: “{ $field }” must be up to 64 bytes in hexadecimal digits, not { $given }.
error-position-unknown-card = Position: “{ $field }”: there is no card called “{ $given }”.
error-position-wrong-zone = Position: “{ $field }”: { $given } can never lie there.
error-position-not-her-card = Position: “{ $field }”: { $given } is a card of another Fable than { $fable }{ error-by-rule }.
error-position-not-durable = Position: “{ $field }”: { $given } is not a durable card{ error-by-rule }.
error-position-too-many = Position: “{ $field }”: { $count } × { $given }, but there { $most ->
    [0] are none in this game
    [one] is only one
   *[other] are only { $most }
}{ error-by-rule }.
error-position-not-her-token = Position: “{ $field }” cannot be { $given }: only { $owner } has that, not { $fable }.
error-position-too-many-tokens = Position: “{ $field }” has { $count } entries; at most { $most } are possible{ error-by-rule }.
error-position-relic-count = Position: “{ $field }” needs { $count } relics, one to a square, not { $given }{ error-by-rule }.
error-position-not-composed = Position: “{ $field }” cannot be { $given }: the cards of an action and its type “composing” go together{ error-by-rule }.
error-position-same-square = Position: “{ $field }”: { $one } and { $other } stand on the same square{ error-by-rule }.
error-position-same-track = Position: “{ $field }”: the partners { $one } and { $other } are on the same track{ error-by-rule }.
error-position-out-at-zero = Position: “{ $field }”: a Fable is out exactly when her HP are 0{ error-by-rule }.
error-position-impossible = Position: “{ $field }” can never be { $given } here{ error-by-rule }.
error-position-limit = Position: “{ $field }” cannot be { $given }: it follows from the cards she has and is { $most }{ error-by-rule }.
error-position-epics = Position: “{ $field }”: { $count } to choose from and { $about } elsewhere; there must be { $left } to choose from and at most { $most } elsewhere{ error-by-rule }.
error-position-step-value = Position: “{ $field }” cannot be { $given } in a step “{ $step }”.
error-position-step-order = Position: “{ $field }”: a step “{ $step }” cannot wait there; the rest of a turn is the beginning of { $allowed }, the next step last{ error-by-rule }.
error-position-nobody-settles = Position: “{ $field }”: damage waits, but no step of “agenda” settles it{ error-by-rule }.
error-position-lies-open = Position: “{ $field }”: cards lie open, but no step of “agenda” puts them away again{ error-by-rule }.
error-position-active-is-out = Position: “{ $field }” cannot be { $given }: she is out of the game{ error-by-rule }.
error-position-contradicts = Position: “{ $field }” and “{ $other }” cannot be so together{ error-by-rule }.
error-position-wrong-region = Position: “{ $field }”: { $given } cannot lie there{ error-by-rule }.
error-position-over-capacity = Position: “{ $field }” cannot be { $given }: this vampire holds at most { $most } blood{ error-by-rule }.
error-position-not-points = Position: “{ $field }” must be victory points from 0 to { $most }, whole or half, not { $given }{ error-by-rule }.
error-position-not-going-on = Position: “{ $field }”: { $given } needs { $missing ->
    [action] an action
    [combat] a combat
    [referendum] a referendum
   *[phase] the minion phase
} that is going on{ error-by-rule }.
error-position-no-such-card = Position: “{ $field }”: there is no such card in play: { $given }{ error-by-rule }.
error-position-step-lacks = Position: “{ $field }”: the step { $given } needs “{ $missing }”.
error-position-twice-on-agenda = Position: “{ $field }”: { $given } can only be still to be done once{ error-by-rule }.
error-position-not-a-slug = Position: “{ $field }” must be a name in small letters such as my-own-card, not { $given }.
error-position-card-name-taken = Position: “{ $field }”: there is already a card called { $given }.
error-position-not-an-amount = Position: “{ $field }” must be an amount such as { $allowed }, not { $given }.
error-position-asks-after-reveal = Position: “{ $field }”: “{ $clause }” asks something, so it must come before “{ $before }”, which shows hidden cards.

## Scripts and what they expect

error-script-line = “{ $text }” is not a line of a script: write “A move …”, “! A move … = RULE” or “? path = value”, with “~” before a move or a check that everybody passes for.
error-never-came = “{ $text }” never came: everybody passed until { $asked } was asked, who can only choose among { $found }.
error-unknown-rule = There is no rule { $rule } ({ $game }).
error-ends-inside-question = The script ends inside a question: { $asked } is still to choose among { $found }. Answer it, or say what is asked (“decision.prompt”, “offered”).
error-not-her-decision = “{ $text }”: it is { $asked } who decides here, not { $seat }.
error-expected-value = { $path } should be { $expected } but is { $found }.
error-expected-offer = { $move } should be offered, but only { $found } is.
error-expected-no-offer = { $move } should not be offered, but is.
error-expected-refusal = “{ $move }” should be refused by { $rule }, but { $found ->
    [legal] it is legal
   *[other] { $found } refuses it
}.
error-expected-absent = { $path } should not be there but is { $found }.
error-no-such-path = There is nothing called { $path }.

## Records

error-record-tag = “{ $text }” is not a tag: write [Name "value"].
error-record-not-closed = “{ $sign }” is never closed.
error-record-word = I do not know what “{ $text }” means here.
error-record-number = This move has the number { $number }; { $expected } would follow.
error-record-no-move = Nothing follows the number { $number }.
error-record-no-result = The game ends without a result: A, B, A+C, B+D, draw or *.
error-record-no-game = The tag [Game "…"] is missing.
error-record-bad-tag = The tag { $tag } cannot be used: { $given }.
error-record-other-seed = The seed does not belong to its hash: one of the two has been changed.
error-record-other-result = The record says { $told }, but the moves lead to { $found }.
note-record-other-version = This record was written by version { $theirs }; this is { $ours }.
