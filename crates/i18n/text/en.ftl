# What could not be read: the phrases of engine::Expected, which any reader may need.

misread = line { $line }: expected { $expected }, found { $found }
misread-nowhere = expected { $expected }, found { $found }
misread-nothing = nothing

# Numbers
decimal-mark = .

# Notation
expected-written = “{ $text }”
expected-one-of = one of { $words }
expected-number = a number
expected-number-from-to = a number from { $least } to { $most }
expected-numbers =
    { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }
expected-seat = a seat from P0 to { $last }
expected-viewer = a seat such as P0, or “onlooker”
expected-once = something that has not been named yet

# Positions
expected-key-value = a line “key: value”
expected-known-key = a key of this game’s positions
expected-line = a line “{ $key }: …”
expected-line-beside = a line “{ $key }: …” beside “{ $other }”
expected-no-line-beside = no line “{ $key }: …” beside “{ $other }”
expected-no-line-without = no line “{ $key }: …” without “{ $other }”
expected-at-most = at most { $most } in this place
expected-no-more = no more of them than there are
expected-possible = something that the rest of the position allows

# Records
expected-digest = 64 lowercase hexadecimal digits, or “-”
expected-empty-line = an empty line before the steps
expected-step = a step
expected-step-by-rule = a step that rule { $rule } allows
expected-draw = a draw that is possible
expected-decision = a decision by { $seats }
expected-end = the end of the record, because the game is over

# Cases
expected-case = at least one case
expected-case-head = “case RULE …: sentence”
expected-case-start = “given” and a position, or “setup players=N …”
expected-case-step = a case that does or expects something
expected-block = indented lines below

# Exports
expected-json = a line of JSON
expected-text-end = the end of the text
expected-export-line = a table, a row or the end
expected-known-table = one of the store’s tables
expected-migrations = this program’s migrations; import what another version exported with that version, then open it with this one
expected-values = values in this row: { $count }
expected-text = a text
expected-no-nul = a text without a NUL character
expected-whole-number = a whole number of 64 bits
