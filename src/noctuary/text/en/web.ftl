### The browser table: everything a page says by itself. What a game says comes from the other files.

## Anywhere

web-close = Close
web-no = No
web-lost = There is no such page.
web-to-lobby = To the lobby
web-to-table = To the table
web-opening = Coming to the table …
web-line-lost = The connection is lost. Trying again; nothing that was played is lost.
web-line-ended = The server has hung up.
web-unreachable = The server cannot be reached. Try again in a moment.
web-no-answer = The server does not answer as it should ({ $status }). Try again in a moment.
web-again = Try again
web-copied = Copied: { $url }
web-language = Language
web-turn = Turn { $turn }
web-turn-zero = Setup

## The lobby

web-nav = Pages of the site
web-nav-tables = Play
web-nav-cards = Cards
web-nav-decks = Decks
web-nav-rules = Rules
web-nav-learn = Learn
web-nav-puzzles = Puzzles
web-nav-events = Events
web-nav-moderate = Moderate
web-notices = From the moderators
web-notices-read = I have read this
web-own = Your page
    .about = Results, games, tables; everything to take along or delete.

web-welcome = Card games of the night
    .about = A table that knows the rules. Play against a bot at once, or send a friend a link: no account, nothing to install.
web-welcome-first = First time here? Choose a game and play against a bot: what you may do glows, and every question explains itself.
web-lesson = Take a lesson
    .about = A guided game: a voice shows you one thing at a time.
web-new-here = New here?
web-legend = Legend
web-play-now = Play now
web-quick = Play against a bot
web-new-table = Set up a table …
web-my-tables = Your tables
web-public-tables = Public tables
web-no-tables = Nobody is playing in public just now. Set up a table and list it here.
web-none-found = No public table is like that just now. Look for all of them, or set one up yourself: it is listed here for others.
web-find = Find a table
web-find-game = Game
web-find-any = any
web-find-open = needs players
web-find-all = Show all
web-spoken = Language
web-spoken-any = any language
web-spoken-en = English
web-spoken-fr = French
web-pace-of = Pace
web-pace-fast = fast
web-pace-normal = with a clock
web-pace-relaxed = relaxed
web-of-event = event
web-invited = You are invited
web-invited-by = { $name } invites you to { $game }
web-invited-seat = seat { $letter } is kept for you
web-invited-come = Come
web-invited-decline = Decline
web-open-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-phase-gathering = waiting for players
web-phase-playing = in play
web-phase-paused = paused
web-phase-over = over
web-phase-damaged = damaged
web-table-discard = Throw away
web-table-resume = Resume the game
web-table-join = Join
web-table-watch = Watch
web-table-look = Replay

## A new table

web-new-table-of = New table: { $game }
web-mode = Way to play
web-seat-count = Seats
web-seats = Who sits where
web-seat = Seat { $letter }
web-sitter = For
web-sitter-me = Me
web-sitter-bot = A bot
web-sitter-open = Whoever comes
web-bot = Bot
web-bot-easy = Easy
    .about = Makes the mistakes that people make: good company while you learn.
web-bot-normal = Normal
    .about = Looks ahead for a moment, and punishes plain mistakes.
web-bot-hard = Hard
    .about = Thinks for up to a second, and plays to a plan.
web-bot-expert = Expert
    .about = Thinks for up to five seconds: the strongest you can meet here.
web-bot-greedy = Greedy
web-bot-random = Random
web-choice = Plays
web-choice-chance = Whatever chance brings
web-choice-mine = My decks
web-choice-nameless = Deck without a name
web-choice-own = A list of my own …
web-deck-text = The list of your deck, one card a line
web-deck-file = or a file with it
web-options = House rules
web-option-standard = Standard
web-option-tournament = Tournament
web-option-starter = Starter (short decks)
web-option-precon = Preconstructed
web-option-fifth = fifth edition: as checked, with its cards only
web-option-free = Not checked
web-option-closed = Closed
web-option-open = Open
web-option-none = None
web-option-printed = The printed deck
web-option-house = The house deck
web-who-comes = Who may come
web-by-link = Whoever has the link
web-public = Anyone: list it in the lobby
web-title = Title (may stay empty)
web-clock = Clock
web-hints = Hints: whoever plays may ask what a hard bot would do
web-hints-clock = There are no hints at a table with a clock.
web-clock-on = Play with a clock
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds more for each answer
web-table-clock-on = The whole game has a limit
web-table-clock-minutes = Minutes for the whole game (the turn in which they end is the last)
web-idle = Somebody who is asked and does nothing
web-idle-after =
    { $minutes ->
        [0] is waited for, however long it takes
       *[other] may be replaced after { $minutes } minutes
    }
web-make-table = Sit down

## Who you are

web-person = You
web-name = The name others see
web-rename = Change it
web-guest-about = You play as a guest: no account, no e-mail. Guests and their games are forgotten after 30 days without a visit. An account keeps them, and lets you come back from anywhere.
web-account = Account
web-account-name = Account name
web-password = Password
    .about = At least 8 characters; a sentence is best.
web-sign-in = Sign in
web-sign-up = Make an account
web-sign-out = Sign out
web-forget = Delete me
web-forget-sure = Your name, your account and your sessions are deleted at once and for ever. Go ahead?

## Settings and keys

web-settings = Settings
web-theme = Theme
web-theme-auto = As the system
web-theme-dark = Night
web-theme-light = Day
web-motion = Motion
    .about = Cards glide from their old place to the new one. Never when your system asks for less motion.
web-sound = Sound
    .about = A soft tone when you are asked while looking elsewhere, and at the end.
web-warnings = Warn me before ruinous moves
    .about = One more click before a move that hardly anybody means: pool to the brink, a wasted transfer, passing on a lethal action.
web-letters = Single-letter keys
    .about = Turn them off if you dictate, or press keys by accident. Space, Escape and the arrows stay.
web-keys = Keys
    .about = Press a key’s button, then the key you would rather have. Escape keeps the old one.
web-keys-deed = What it does
web-keys-key = Key
web-keys-change = { $deed }: { $key }. Change this key
web-keys-press = Press a key …
web-keys-usual = Back to the usual keys
web-key-space = Space
web-key-escape = Esc
web-fixed-arrows = Go from thing to thing on the board, in the hand, in a list
    .key = ← ↑ → ↓
web-fixed-enter = Choose what has the focus
    .key = Enter
web-fixed-digits = Choose from the list by number
    .key = 1 … 9
web-fixed-tab = Go from zone to zone
    .key = Tab
web-deed-pass = Pass, go on: whatever the large button says
web-deed-unconcerned = Pass until something concerns you
web-deed-cancel = Take a choice back, stop passing in advance
web-deed-why = Why can’t I? About what has the focus
web-deed-search = Search for a card
web-deed-next = To the next thing that can be chosen
web-deed-board = To the board
web-deed-hand = To your hand
web-deed-offers = To the list of choices
web-deed-reader = Read the card that has the focus
web-deed-log = To the log
web-deed-chat = To the chat
web-deed-step = Step by step: the next thing that somebody does
web-deed-hint = Ask for a hint
web-deed-undo = Undo your last move
web-deed-text = Text table on or off
web-deed-hold = Hold down: be asked everything
web-deed-keys = This list

## The frame of a table

web-board = Board
web-aside = Card reader, log and chat
web-dock = Your decision
web-dock-fold = Fold this away
web-dock-unfold = Unfold:
web-vitals = How everybody stands
web-steps = Steps of a turn
web-clocks = Clocks
web-table-clock = Time left for the whole game
web-clock-low = Less than half a minute left.
web-watching = You are watching
web-reader = Card reader
web-reader-page = All about this card
web-reader-empty = Point at a card to read it here.
web-search = Search for a card
web-search-none = No card of this table is called that.
web-pin = Keep this card here
web-unpin = Follow the pointer again
web-log = Log
web-log-and-chat = Log and chat
web-log-empty = Nothing has happened yet.
web-log-start = Before the first turn
web-log-passes =
    { $count ->
        [one] { $count } pass
       *[other] { $count } passes
    }
web-log-times = ×{ $count }
web-log-moment = See this moment in the replay
web-unread =
    { $count ->
        [one] { $count } unread
       *[other] { $count } unread
    }
web-chat = Chat
web-chat-empty = Nobody has said anything.
web-chat-say = Say something
web-chat-send = Send
web-chat-closed = The host has closed the chat.
web-chat-shut = Close the chat
web-chat-reopen = Open the chat
web-said-about = About this line …
web-said-by = What { $name } said
web-said-report = Report this line
web-said-report-about = The keeper of this server reads it, with the lines around it. { $name } is not told.
web-said-why = What is wrong with it? (if you like)
web-said-mute-about = At this table you read nothing more of { $name }.
web-block = Block { $name }
web-block-about = At every table you read nothing more of { $name }, who can no longer sit down at yours.
web-blocked = Blocked people
web-unblock = Unblock { $name }
web-unblock-short = Unblock
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-hand =
    { $count ->
        [one] Hand: { $count } card
       *[other] Hand: { $count } cards
    }
web-hand-empty = An empty hand.

## What is asked

web-because = because of { $card }
web-rule = The rule of this question
web-rule-beside = opens in a new tab
web-first-prompt = Click what glows, or choose from the list. The big button says what happens if you do nothing more.
web-first-touch = Tap what glows to read it, tap it again to play it.
web-offers = What you can do
web-offers-in-group = { $count } choices
web-offers-more = { $count } more ▾
web-choose-again = Choose again
web-tap-choose = Choose
web-why = Why not?
web-read = Read
web-waiting = Waiting for the others.
web-waiting-for = { $name } is thinking.
web-paused = The game is paused.
web-pass = Pass
web-pass-cannot = You have to choose
web-pass-not-now = Not your decision
web-warned-about = Choose it again to do it anyway.
web-warned-again = Press again to do it anyway
web-warned-do = Do it anyway
web-warned-not = Rather not
web-speed = Speed of bots
web-speed-slow = Pace: slow
web-speed-normal = Pace: normal
web-speed-fast = Pace: fast
web-speed-step = Pace: step by step
web-speed-next = Next
web-speed-catch-up = Catch up
web-speed-waiting = { $count } more to see ({ $key })
web-level = When to ask me
web-level-always = Ask always
web-level-can-act = If I can act
web-level-concerns-me = If it concerns me
web-level-until-concerned = Pass until it concerns me
web-level-until-my-turn = Pass until my turn
web-level-until-over = Pass until this is over
web-level-until-targeted = Pass until I am the target
web-yield = Pass in advance
web-yield-stop = Stop passing
web-yield-until-concerned = Passing for you until something concerns you
web-yield-until-my-turn = Passing for you until your turn
web-yield-until-over = Passing for you until this is over
web-yield-until-targeted = Passing for you until you are the target
web-stop-about = At a stop you are asked, even when passing goes by itself.
web-concerns = What concerns me
web-concerns-about = In the turns of others you are asked where you can act and one of these is true. Whatever must be answered is always asked. What the table passes for you, nobody else can see.
web-concerns-usual = As usual
web-stop-mine = in my turns
web-stop-theirs = in the others’ turns
web-stopped-mine = You stop here in your turns.
web-stopped-theirs = You stop here in the others’ turns.
web-stopped-both = You stop here in every turn.
web-ask-for = When to ask me about …
web-ask-usual = as usual
web-ask-always = always
web-ask-never = never
web-ask-about = Always: you are asked whenever the card is concerned, even while you yield. Never: the table passes for you where that card is all there is to ask about; what is aimed at you, or must be answered, is asked anyway. An undo or a lost connection ends “never”.
web-ask-cards = Always or never: { $count }
web-stop-next-time = Stop here next time
web-stop-never = Never ask here
web-undo = Undo your last move
web-undo-ask = Ask the others for an undo
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-whole = The whole hint
web-hints-on = Hints on
    .about = Whoever plays here may ask what a hard bot would do.
web-fading-shown = Hints shown
    .about = Your first real game: in the first two rounds, every question comes with what a hard bot would do. Afterwards you ask for it, and after five rounds you play alone.
web-fading-asked = Hints if you ask
    .about = From here on, ask for a hint when you want one. After five rounds you play alone.
web-fading-gone = No more hints
    .about = From here on, you play alone. You know how.
web-undo-short = Undo
web-asking-waits = waiting for an answer
web-agree = Agree
web-decline = Decline
web-withdraw = Withdraw
web-away = { $name } is away.
web-away-soon = In { $time } you may let a bot play on or claim the game.
web-away-now = You may wait as long as you like, let a bot play on, or claim the game.
web-idle-soon = { $name } has been reminded. In { $time } you may let a bot play on or claim the game.
web-idle-late = { $name } has not answered for a long time.
web-away-time = { $name } is out of time.
web-back = { $name } is back.
web-seat-yours = A bot is playing for you at seat { $letter }.
web-seat-take-back = Take your seat back
web-away-bot = Let a bot play on
web-away-claim = Claim the game

## The menu of a table

web-menu = More
web-share = Copy the link to this table
web-text-on = Text table
web-text-off = Board instead of text
web-pause = Pause the game
web-resume = Resume the game
web-sight-show = Let spectators see my hand
web-sight-hide = Hide my hand from spectators
web-report = Bug report
web-concede = Concede
web-concede-sure = Give this game up?
web-leave = Leave the table
web-bring-set = Bring the card set that I am writing
web-table-set = Card set “{ $title }”, { $count ->
        [one] one card
       *[other] { $count } cards
    }
    .about = Everybody at this table plays with the set of this digest.
web-commitment = Hash of the seed
    .about = The whole deal follows from a secret seed. Its hash is shown before the game and the seed after it, so that anyone can check that nothing was changed.
web-seat-open = free
web-seat-bot = bot: { $kind }
web-seat-here = here
web-seat-away = away
web-seat-nobody = Nobody yet
web-seat-me = (you)
web-sit = Sit down here
web-sit-ask = Ask for this seat
web-sit-at = Take seat { $letter }
web-look = See this hand
web-look-binds = Whoever sees a hand cannot play against it in this game.
web-look-away = Look away
web-to-bot = Hand to a bot
web-gathering = Waiting for players
    .about = The cards are dealt as soon as every seat is taken. Send the link to a friend, or give a seat to a bot.

## The page behind a link

web-invite-by = { $name } invites you to a game
web-invite = You are invited to a game
web-invite-open = The cards are dealt as soon as every seat is taken.
web-invite-playing = The game has begun.
web-invite-ask = The game has begun, but you can ask for the seat of a bot.
web-invite-paused = The game is paused.
web-invite-full = The game has begun and every seat is taken. You are welcome to watch.
web-invite-over = This game is over.
web-invite-seats = Who sits where
web-invite-closed = not open to you
web-invite-whom = Invite by name
web-invite-keep = Keep a seat
web-invite-keep-none = none
web-invite-send = Invite
web-invite-sent = { $name } finds the invitation in the lobby. It lapses after a day.
web-invite-name = Your name at the table
    .about = Any name will do: no account, no address.
web-invite-as = You play as { $name }.
web-invite-rename = Change your name
web-invite-watch = Just watch
web-invite-look = See the table

web-table-gone = This table cannot be opened.

## The end, and looking back

web-seed = Seed of the deal
web-verify = Verify
    .about = Replays the whole game from this seed and compares the hash and every card with what was played.
web-verifying = Replaying …
web-verified = Everything agrees: { $moves } moves replayed, the same seed, the same end.
web-verified-not = This does not agree with what was shown. { $moves } moves were replayed.
web-replay = Replay
web-share-replay = Share the replay
web-share-moment = Share this moment
web-replay-puzzle = Make a puzzle
web-from-here = Play from here
web-replay-moment = Moment of the game
web-replay-at = Move { $at } of { $last }
web-replay-first = One turn back
web-replay-back = One move back
web-replay-forth = One move on
web-replay-last = One turn on
web-replay-play = Play
web-replay-stop = Stop
web-replay-sight = Seen by
web-replay-spectator = A spectator

## The text table

web-text-last = What happened last
web-command = Your move
    .about = The number of a move, or its notation. Anything else is explained. Outside this field, Q reads the question, M the moves, E the last events, and a number a part of the table.
web-command-hint = “hint”, or { $key } outside this field, asks what a hard bot would do.
web-command-do = Do it

## Privacy

web-privacy = What we keep
web-privacy-kept = What is kept
    .about = The name you go by, the games you play and what is said at their tables, your decks, how far you have come in lessons and puzzles, and a random key in a cookie that stands for you; only its hash is stored. With an account also its name, and a hash of your password.
web-privacy-not-kept = What is not
    .about = No e-mail address, no real name, nothing about you from elsewhere. No advertising, no counters, nothing loaded from other servers. Your settings stay in your browser.
web-privacy-seen = Who sees what
    .about = At a table, everyone there sees your name and what the rules let them see of your cards. A public table and its replay can be seen by anyone; another only by those who have its link.
web-privacy-long = For how long
    .about = A guest who has not come back for 30 days is deleted. An account stays until you delete it. Finished games stay as replays, under the names they were played. A reported line of the chat is kept, with the lines around it, until 90 days after a moderator has seen to it. What moderators have done about somebody, and why, is kept for two years. Where you come from (your network) is written down only with a ban that names it, for at most seven days.
web-privacy-delete = How to be forgotten
    .about = Open your name at the top, then “Your page”: there you can take everything along, and delete it. Your account, your name and your sessions are gone at once; in old games your seat has no name any more.
web-privacy-fair = How we keep it fair
    .about = Your browser is only told what your seat may see. The deal is fixed by a seed whose hash everyone sees before the first card, and whose text everyone sees at the end.
