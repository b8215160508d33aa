# Что не удалось прочитать: обороты engine::Expected, которые могут понадобиться любому читающему. Они стоят после двоеточия.

misread = строка { $line }: ожидалось: { $expected }; здесь: { $found }
misread-nowhere = ожидалось: { $expected }; здесь: { $found }
misread-nothing = ничего

# Числа
decimal-mark = ,

# Запись ходов и позиций
expected-written = «{ $text }»
expected-one-of = одно из { $words }
expected-number = число
expected-number-from-to = число от { $least } до { $most }
expected-numbers =
    { $count ->
        [one] { $count } число
        [few] { $count } числа
       *[many] { $count } чисел
    }
expected-seat = место от P0 до { $last }
expected-viewer = место, например P0, или «onlooker»
expected-once = то, что ещё не названо

# Позиции
expected-key-value = строка «ключ: значение»
expected-known-key = ключ, который есть в позициях этой игры
expected-line = строка «{ $key }: …»
expected-line-beside = строка «{ $key }: …» рядом с «{ $other }»
expected-no-line-beside = никакой строки «{ $key }: …» рядом с «{ $other }»
expected-no-line-without = никакой строки «{ $key }: …» без «{ $other }»
expected-at-most = здесь не больше { $most }
expected-no-more = не больше, чем есть
expected-possible = то, что допускает остальная позиция

# Записи партий
expected-digest = 64 шестнадцатеричные цифры строчными буквами или «-»
expected-empty-line = пустая строка перед шагами
expected-step = шаг
expected-step-by-rule = шаг, который разрешает правило { $rule }
expected-draw = возможное случайное событие
expected-decision = решение { $seats }
expected-end = конец записи: партия окончена

# Случаи
expected-case = хотя бы один случай
expected-case-head = «case ПРАВИЛО …: предложение»
expected-case-start = «given» и позиция или «setup players=N …»
expected-case-step = случай, который что-то делает или чего-то ждёт
expected-block = строки с отступом ниже

# Экспорт
expected-json = строка в формате JSON
expected-text-end = конец текста
expected-export-line = таблица, её строка или конец
expected-known-table = таблица, которая есть в базе данных
expected-migrations = миграции этой программы; выгрузку другой версии импортируй той же версией, а потом открой базу этой
expected-values = значения в этой строке: { $count }
expected-text = текст
expected-no-nul = текст без символа NUL
expected-whole-number = целое 64-битное число
