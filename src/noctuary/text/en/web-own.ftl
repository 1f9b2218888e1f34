### One's own page.

web-own-nobody = Nobody knows you here yet. Play a game, and this page begins to fill; or sign in.
web-own-account = Name and account
web-own-tables = Tables that wait for you
web-own-results = Results
web-own-no-games = No game is finished yet.
web-own-counted = Counted over your latest { $count } games.
web-own-all = All games
web-own-by-deck = By what you played
web-own-by-opponent = By opponent
web-own-played = played
    .short = P
web-own-won = won
    .short = W
web-own-lost = lost
    .short = L
web-own-drawn = drawn
    .short = D
web-own-learned = Lessons, puzzles, decks
web-own-lessons =
    { $count ->
        [0] No lesson finished yet
        [one] { $count } lesson finished
       *[other] { $count } lessons finished
    }
web-own-puzzles =
    { $count ->
        [0] No puzzle solved yet
        [one] { $count } puzzle solved
       *[other] { $count } puzzles solved
    }
web-own-decks =
    { $count ->
        [0] No deck of your own yet
        [one] { $count } deck of your own
       *[other] { $count } decks of your own
    }
web-own-games = Finished games
web-own-against = against { $names }
web-own-result-won = Won
web-own-result-lost = Lost
web-own-result-drawn = Drawn
web-own-more = Earlier games
web-own-yours = What is kept about you
web-own-take = Take everything along
    .about = One file with your name, the records of your finished games, your decks, what you have learned, and your own lines of the chat. Of a game that goes on it has nothing that is still hidden.
web-own-delete = Delete everything …
web-own-goes = This goes:
    .about = your name, your account and password, your sessions on every device, your decks, what you have learned, drafts on this device, your lines of the chat, whom you have blocked.
web-own-stays = This stays:
    .about = games that others have played in, without your name; a line of the chat that somebody has reported, until a moderator has seen to it and 90 days have passed.
web-own-no-way-back = It happens at once, and nobody can bring it back. You may take everything along first.
web-own-delete-now = Delete everything now
