### The rulebooks (`/rules`).

web-rules = Rules
web-rules-about = Every rule has a number and a place of its own, in both languages, with examples to step through. When the table refuses a move, it names the rule: here is what it says.
web-rules-size = { $chapters ->
    [one] One chapter
   *[other] { $chapters } chapters
}, { $rules ->
    [one] one rule
   *[other] { $rules } rules
}
web-rules-glossary-of = Glossary: { $terms } terms
web-rules-book = To the rules
web-rules-glossary = Glossary
web-rules-glossary-title = Glossary: { $game }
web-rules-search = Look for words or a number
web-rules-both = Both languages
web-rules-print = Print
web-rules-contents = Contents
web-rules-found = { $count ->
    [0] No rule found
    [one] One rule found
   *[other] { $count } rules found
}
web-rules-found-terms = { $count ->
    [0] No term found
    [one] One term found
   *[other] { $count } terms found
}
web-rules-none = No rule has “{ $query }” in it, in either language.
web-rules-no-term = No such term.
web-rules-lost = There is no rule “{ $what }”.
web-rules-terms = In the glossary:
web-rules-also = also: { $names }

## One rule

web-rules-copy = Copy link
web-rules-see = See
web-rules-seen-from = Named by
web-rules-together = Shown together with
web-rules-refuses = What the table says when it refuses by this rule
web-rules-examples = Examples
web-rules-has-examples = { $count ->
    [one] one example
   *[other] { $count } examples
}
web-rules-all-examples = All { $count } examples
web-rules-words = Words in it

## An example

web-rules-example = Example
web-rules-steps = Steps
web-rules-shows = Shows
web-rules-step-first = To the beginning
web-rules-step-back = One step back
web-rules-step-forth = Next step
web-rules-step-last = To the end
web-rules-step-at = Step { $at } of { $last }
web-rules-step-beginning = The situation
web-rules-step-passes = { $count ->
    [one] Somebody passes.
   *[other] Everybody passes ({ $count } times).
}
web-rules-step-refused = refused
web-rules-step-holds = Now:
web-rules-step-end = The example ends here.
