# Clank!, по-русски. Термины как в печатных правилах, все фразы наши.
# Имена игроков и названия карт не склоняются: имя всегда в именительном падеже, название карты стоит в «ёлочках» после
# слова «карта», «монстр» или «Трофей». Пещера ($room) приходит готовой фразой в именительном падеже, поэтому перед ней двоеточие.

# same as English
title = Clank!
pitch = Проберись внутрь, укради сокровище и выберись. Дракон слышит каждый «Бздынь!».
pitch-length = час
pitch-kind = собирай и беги

## Карты
card-burgle = Взломать сундук
card-stumble = Споткнулся!
card-sidestep = Шаг вперёд
card-scramble = Проскользнуть мимо
card-mercenary = Наёмник
card-explore = Исследование
card-secret-tome = Книга Тайн
card-goblin = Гоблин
card-sapphire = Сапфир
card-emerald = Изумруд
card-ruby = Рубин
card-diamond = Алмаз
card-dragons-eye = Глаз дракона
card-amulet-of-vigor = Амулет бодрости
card-boots-of-swiftness = Сапоги-скороходы
card-bracers-of-agility = Наручи ловкости
card-brilliance = Гениальность
card-dead-run = Со всех ног
card-elven-boots = Эльфийские сапоги
card-elven-cloak = Эльфийский плащ
card-elven-dagger = Эльфийский кинжал
card-flying-carpet = Ковёр-самолёт
card-lucky-coin = Счастливая монета
card-move-silently = Двигаться бесшумно
card-pickaxe = Кирка
card-scepter-of-the-ape-lord = Скипетр владыки обезьян
card-search = Обыск
card-silver-spear = Серебряное копьё
card-singing-sword = Поющий меч
card-sleight-of-hand = Ловкость рук
card-sneak = Прокрасться
card-swagger = Бахвальство
card-tattle = Наябедничать
card-treasure-map = Карта сокровищ
card-underworld-dealing = Подпольная сделка
card-wand-of-recall = Жезл возвращения
card-wand-of-wind = Жезл ветра
card-apothecary = Аптекарь
card-archaeologist = Археолог
card-cleric-of-the-sun = Жрец солнца
card-dwarven-peddler = Гном-коробейник
card-gem-collector = Собиратель самоцветов
card-invoker-of-the-ancients = Заклинатель древних
card-kobold-merchant = Кобольд-торгаш
card-master-burglar = Мастер-взломщик
card-mister-whiskers = Мистер Усатик
card-monkeybot-3000 = Обезьянобот-3000
card-rebel-captain = Капитан-мятежник
card-rebel-miner = Шахтёр-мятежник
card-rebel-scout = Разведчик-мятежник
card-rebel-soldier = Солдат-мятежник
card-the-duke = Герцог
card-the-mountain-king = Король под горой
card-the-queen-of-hearts = Червонная королева
card-treasure-hunter = Кладоискатель
card-tunnel-guide = Проводник по тоннелям
card-wizard = Волшебник
card-dragon-shrine = Святилище дракона
card-ladder = Лестница
card-shrine = Святилище
card-teleporter = Портал
card-the-vault = Сокровищница
card-animated-door = Ожившая дверь
card-belcher = Рыгун
card-cave-troll = Пещерный тролль
card-crystal-golem = Кристальный голем
card-kobold = Кобольд
card-ogre = Огр
card-orc-grunt = Орк-пехотинец
card-overlord = Повелитель
card-watcher = Наблюдатель

## Тайны
secret-potion-of-greater-healing = Зелье Большого Исцеления
secret-greater-skill-boost = Великое Повышение Навыков
secret-greater-treasure = Великая Кража
secret-flash-of-brilliance = Вспышка Гениальности
secret-chalice = Грааль
secret-potion-of-healing = Зелье Исцеления
secret-potion-of-swiftness = Зелье Скорости
secret-potion-of-strength = Зелье Силы
secret-skill-boost = Повышение Навыков
secret-treasure = Кража
secret-magic-spring = Волшебный Источник
secret-dragon-egg = Яйцо Дракона

## Что делают карты
effect-skill = { $count ->
    [one] { $count } Опыт
    [few] { $count } Опыта
    [many] { $count } Опыта
   *[other] { $count } Опыта
}
effect-swords = { $count ->
    [one] { $count } Атака
    [few] { $count } Атаки
    [many] { $count } Атак
   *[other] { $count } Атаки
}
effect-boots = { $count ->
    [one] { $count } Шаг
    [few] { $count } Шага
    [many] { $count } Шагов
   *[other] { $count } Шага
}
effect-gold = { $count ->
    [one] { $count } золотой
    [few] { $count } золотых
    [many] { $count } золотых
   *[other] { $count } золотого
}
effect-clank = { $count } «Бздынь!»
effect-quiet = минус { $count } «Бздынь!»
effect-draw = { $count ->
    [one] взять { $count } карту
    [few] взять { $count } карты
    [many] взять { $count } карт
   *[other] взять { $count } карты
}
effect-heal = { $count ->
    [one] исцелить { $count } урон
    [few] исцелить { $count } урона
    [many] исцелить { $count } урона
   *[other] исцелить { $count } урона
}
effect-teleport = { $count ->
    [one] { $count } Телепорт
    [few] { $count } Телепорта
    [many] { $count } Телепортов
   *[other] { $count } Телепорта
}
effect-others-clank = по { $count } «Бздынь!» остальным игрокам
effect-all-clank = по { $count } «Бздынь!» всем игрокам
effect-return-cubes = { $count ->
    [one] вернуть в мешок до { $count } чёрного кубика
    [few] вернуть в мешок до { $count } чёрных кубиков
    [many] вернуть в мешок до { $count } чёрных кубиков
   *[other] вернуть в мешок до { $count } чёрного кубика
}
effect-rage = ярость дракона растёт
effect-buy-tomes = { $gold ->
    [one] за { $gold } золотой
    [few] за { $gold } золотых
    [many] за { $gold } золотых
   *[other] за { $gold } золотого
} взять { $count ->
    [one] { $count } карту «Книга Тайн»
    [few] { $count } карты «Книга Тайн»
    [many] { $count } карт «Книга Тайн»
   *[other] { $count } карты «Книга Тайн»
}
effect-skill-per-clank = { $count ->
    [one] { $count } Опыт за каждый твой «Бздынь!» в этом ходу
    [few] { $count } Опыта за каждый твой «Бздынь!» в этом ходу
    [many] { $count } Опыта за каждый твой «Бздынь!» в этом ходу
   *[other] { $count } Опыта за каждый твой «Бздынь!» в этом ходу
}
effect-gold-bonus = { $count ->
    [one] ещё { $count } золотой при каждом получении золота в этом ходу
    [few] ещё { $count } золотых при каждом получении золота в этом ходу
    [many] ещё { $count } золотых при каждом получении золота в этом ходу
   *[other] ещё { $count } золотого при каждом получении золота в этом ходу
}
effect-gem-discount = { $count ->
    [one] самоцветы до конца хода дешевле на { $count } Опыт
    [few] самоцветы до конца хода дешевле на { $count } Опыта
    [many] самоцветы до конца хода дешевле на { $count } Опыта
   *[other] самоцветы до конца хода дешевле на { $count } Опыта
}
effect-attack = дракон атакует
effect-trash = уничтожить карту в конце хода
effect-trash-burgle = уничтожить карту «Взломать сундук» в конце хода
effect-replace-row = заменить карту в Подземелье
effect-adjacent-secret = взять тайну из соседней пещеры
effect-no-cave-stop = Кристальные пещеры не останавливают тебя в этом ходу
effect-ignore-monsters = монстры в тоннелях тебе не страшны до конца хода
effect-discard = { $count ->
    [one] сбросить { $count } карту →
    [few] сбросить { $count } карты →
    [many] сбросить { $count } карт →
   *[other] сбросить { $count } карты →
}
effect-or = или
effect-either = { $others } или { $last }
short-others-clank = другим { $sign }
short-all-clank = всем { $sign }
short-return-cubes = { $count ->
    [one] { $count } кубик в мешок
    [few] { $count } кубика в мешок
    [many] { $count } кубиков в мешок
   *[other] { $count } кубика в мешок
}
short-rage = ярость
short-buy-tomes = { $count ->
    [one] { $count } Книга за { $sign }
    [few] { $count } Книги за { $sign }
    [many] { $count } Книг за { $sign }
   *[other] { $count } Книги за { $sign }
}
short-skill-per-clank = { $sign } за «Бздынь!»
short-gold-bonus = ещё { $sign } каждый раз
short-gem-discount = самоцветы дешевле на { $sign }
short-attack = атака дракона
short-trash = уничтожить карту
short-trash-burgle = уничтожить «Взломать сундук»
short-replace-row = замена в Подземелье
short-adjacent-secret = соседняя тайна
short-no-cave-stop = без остановок
short-ignore-monsters = без монстров
when-companion = с другим компаньоном:
when-artifact = с Артефактом:
when-crown = с Короной:
when-idol = с Идолом обезьян:
kind-action = Действие.
kind-companion = Компаньон.
kind-gem = Самоцвет.
kind-device = Трофей: срабатывает сразу, а потом уходит в сброс Подземелья.
kind-monster = Монстр.
more-play = При розыгрыше: { $text }.
more-acquire = При покупке: { $text }.
more-use = При использовании: { $text }.
more-defeat = При победе: { $text }.
more-arrive = При появлении: { $text }.
more-depths = Только в Глубинах.
more-crystal-cave = Только в Кристальной пещере.
more-dragon = Будит дракона, если появляется в конце хода.
more-danger = Опасность: пока карта лежит в Подземелье, при каждой атаке дракона тянут на один кубик больше.
more-points = { $count ->
    [one] Приносит { $count } очко.
    [few] Приносит { $count } очка.
    [many] Приносит { $count } очков.
   *[other] Приносит { $count } очка.
}
more-variable = Приносит { $text }.
part-acquire = при покупке:
part-arrive = при появлении:
place-depths = только в Глубинах
place-crystal-cave = только в Крист. пещере
mark-dragon = будит дракона
mark-danger = Опасность
card-costs = { $card }, цена: { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
points-per-gold = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
} за { $gold ->
    [1] каждый золотой
    [one] каждый { $gold } золотой
    [few] каждые { $gold } золотых
    [many] каждые { $gold } золотых
   *[other] каждые { $gold } золотого
}
points-per-tome = { $count ->
    [one] { $count } очко за каждую карту «Книга Тайн»
    [few] { $count } очка за каждую карту «Книга Тайн»
    [many] { $count } очков за каждую карту «Книга Тайн»
   *[other] { $count } очка за каждую карту «Книга Тайн»
}
points-with-mastery = { $count ->
    [one] { $count } очко, если есть жетон Мастерства
    [few] { $count } очка, если есть жетон Мастерства
    [many] { $count } очков, если есть жетон Мастерства
   *[other] { $count } очка, если есть жетон Мастерства
}
points-with-two-kinds = { $count ->
    [one] { $count } очко, если есть хотя бы два из трёх: Грааль, Яйцо Дракона, Идол обезьян
    [few] { $count } очка, если есть хотя бы два из трёх: Грааль, Яйцо Дракона, Идол обезьян
    [many] { $count } очков, если есть хотя бы два из трёх: Грааль, Яйцо Дракона, Идол обезьян
   *[other] { $count } очка, если есть хотя бы два из трёх: Грааль, Яйцо Дракона, Идол обезьян
}

## Логово
dungeon = Логово дракона
exit = выход
way-out = вход
room = пещера { $number }
in-depths = в Глубинах
crystal-cave = Кристальная пещера
market = Магазин
market-room = магазин
fountain = Фонтан исцеления
major-secret = Основная тайна
minor-secrets = { $count ->
    [one] { $count } Малая тайна
    [few] { $count } Малые тайны
    [many] { $count } Малых тайн
   *[other] { $count } Малой тайны
}
idols = { $count ->
    [one] { $count } Идол обезьян
    [few] { $count } Идола обезьян
    [many] { $count } Идолов обезьян
   *[other] { $count } Идола обезьян
}
artifact = { $count ->
    [one] Артефакт на { $count } очко
    [few] Артефакт на { $count } очка
    [many] Артефакт на { $count } очков
   *[other] Артефакт на { $count } очка
}
pawn = { $who ->
    [you] Ты: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстра
    [many] { $count } монстров
   *[other] { $count } монстра
}
tunnel-locked = замок
around = { $place ->
    [entrance] Пути от входа
   *[room] Пути из пещеры { $number }
}
around-way = → { $room }:
around-shut = → { $room }: только с Артефактом
around-against = ← { $room }: пройти можно только оттуда

## Карты на продажу
row = Подземелье
row-left = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
}
reserve = Резерв
reserve-gist = доступен всегда
pile-left = { $count } шт.
market-gist = { $gold ->
    [one] всё по { $gold } золотому
    [few] всё по { $gold } золотых
    [many] всё по { $gold } золотых
   *[other] всё по { $gold } золотого
}
item-key = { $count ->
    [1] Ключ
    [one] { $count } Ключ
    [few] { $count } Ключа
    [many] { $count } Ключей
   *[other] { $count } Ключа
}
item-backpack = { $count ->
    [1] Рюкзак
    [one] { $count } Рюкзак
    [few] { $count } Рюкзака
    [many] { $count } Рюкзаков
   *[other] { $count } Рюкзака
}
item-crown = Корона ({ $count } оч.)

## Дракон
dragon = Дракон
odds = { $drawn ->
    [one] Следующая атака: { $drawn } кубик из { $all }.
    [few] Следующая атака: { $drawn } кубика из { $all }.
    [many] Следующая атака: { $drawn } кубиков из { $all }.
   *[other] Следующая атака: { $drawn } кубика из { $all }.
}
odds-own = { $drawn ->
    [one] Следующая атака: { $drawn } кубик из { $all }, твоих { $own }; риск { $chance } %.
    [few] Следующая атака: { $drawn } кубика из { $all }, твоих { $own }; риск { $chance } %.
    [many] Следующая атака: { $drawn } кубиков из { $all }, твоих { $own }; риск { $chance } %.
   *[other] Следующая атака: { $drawn } кубика из { $all }, твоих { $own }; риск { $chance } %.
}
rage = Ярость
rage-said = { $count ->
    [one] деление { $space }, { $count } кубик и ещё { $danger } за Опасность
    [few] деление { $space }, { $count } кубика и ещё { $danger } за Опасность
    [many] деление { $space }, { $count } кубиков и ещё { $danger } за Опасность
   *[other] деление { $space }, { $count } кубика и ещё { $danger } за Опасность
}
bag = Мешок
clank-area = Зона шума
cubes-black = чёрных: { $count }
cubes-of = { $owner ->
    [you] твоих: { $count }
   *[other] { $owner }: { $count }
}
countdown = Обратный отсчёт
countdown-nobody = ещё не начался
countdown-said = { $who ->
    [you] Ты на делении { $space }
   *[other] { $who }, деление { $space }
}

## Игроки
purse = Ресурсы
health = Здоровье
health-said = Урон: { $damage }, здоровье: { $count }
hand = { $count ->
    [0] У тебя на руке нет карт
    [one] У тебя на руке { $count } карта
    [few] У тебя на руке { $count } карты
    [many] У тебя на руке { $count } карт
   *[other] У тебя на руке { $count } карты
}
played = { $owner ->
    [you] Твои разыгранные карты
   *[other] Разыгранные карты игрока { $owner }
}
cards = { $count ->
    [0] пока пусто
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
discard = Твой сброс
tokens = Жетоны
token-count = { $count ->
    [1] { $name }
    [one] { $name }, { $count } штука
    [few] { $name }, { $count } штуки
    [many] { $name }, { $count } штук
   *[other] { $name }, { $count } штуки
}
mastery = жетон Мастерства
damage = { $count ->
    [one] { $count } урон
    [few] { $count } урона
    [many] { $count } урона
   *[other] { $count } урона
}
count-clank = в Зоне шума: { $count }
count-quiet = будет погашено: { $count } «Бздынь!»
count-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
    [many] { $count } карт на руке
   *[other] { $count } карты на руке
}
count-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
    [many] { $count } карт в колоде
   *[other] { $count } карты в колоде
}
count-discard = в сбросе: { $count }
standing-left = на свободе с Артефактом
standing-rescued = вынесли без сознания
standing-dead = нет в живых
force-exhausted = Кристальная пещера тебя остановила
force-no-cave-stop = пещеры тебя не останавливают
force-ignores-monsters = монстры в тоннелях не страшны
force-discount = самоцветы дешевле
force-gold-bonus = золота дают больше
force-skill-per-clank = «Бздынь!» приносит Опыт

## Что сейчас
lead-you = Твой ход.
lead-other = Ходит { $names }.
lead-over = Партия окончена.
wait-chance = Тянут карты и кубики.
wait-turn = { $place ->
    [entrance] У входа.
   *[room] В пещере { $number }.
}
ask-play = Разыгрывай карты, покупай, сражайся и ходи.
ask-act = Покупай, сражайся и ходи или закончи ход.
ask-choose = { $name }: выбери один вариант.
ask-discard = { $count ->
    [1] { $name }: сбрось карту.
    [one] { $name }: сбрось { $count } карту.
    [few] { $name }: сбрось { $count } карты.
    [many] { $name }: сбрось { $count } карт.
   *[other] { $name }: сбрось { $count } карты.
}
sub-discard = Взамен: { $gain }.
ask-replace = Какую карту Подземелья заменить?
sub-replace = Символ дракона на новой карте не учитывается.
ask-adjacent = Из какой пещеры взять тайну?
ask-enter = Взять то, что здесь лежит?
sub-enter = Решать нужно сейчас: потом придётся выйти и вернуться.
ask-trash = Какая карта навсегда покинет твою колоду?
sub-trash = Она может лежать в Игровой зоне или в твоём сбросе.

## Что можно сделать
group-choose = Выбрать вариант
group-discard = Сбросить карту
group-replace = Заменить карту
group-adjacent = Взять тайну
group-trash = Уничтожить карту
group-enter = Здесь
group-play = Разыграть карту
group-walk = Перейти
group-teleport = Телепорт
group-acquire = Купить
group-fight = Сразиться
group-market = Магазин
group-drink = Зелья
group-end = Ход
short-choose = Выбрать
short-discard = Сбросить
short-replace = Заменить
short-adjacent = Тайна
short-trash-card = Уничтожить
short-enter = Взять
short-play = Разыграть
short-walk = Перейти
short-teleport = Телепорт
short-acquire = Купить
short-fight = Сразиться
short-market = Магазин
short-drink = Выпить
short-end = Закончить
short-of = не хватает { $sign }
offer-play = Разыграть карту «{ $card }»
offer-discard = Сбросить карту «{ $card }»
offer-acquire = Купить карту «{ $card }»
offer-use = Использовать Трофей «{ $card }»
offer-fight = Сразиться с монстром «{ $card }»
offer-replace = Заменить карту «{ $card }»
offer-trash = Уничтожить карту «{ $card }»
offer-trash-burgle = Уничтожить карту «{ $card }» (Мастер-взломщик)
offer-key = Купить Ключ
offer-backpack = Купить Рюкзак
offer-crown = { $count ->
    [one] Купить Корону на { $count } очко
    [few] Купить Корону на { $count } очка
    [many] Купить Корону на { $count } очков
   *[other] Купить Корону на { $count } очка
}
offer-walk = { $place ->
    [entrance] Перейти ко входу
   *[room] Перейти в пещеру { $number }
}{ $swords ->
    [0] { "" }
    [one] , потратить { $swords } Атаку
    [few] , потратить { $swords } Атаки
    [many] , потратить { $swords } Атак
   *[other] , потратить { $swords } Атаки
}{ $damage ->
    [0] { "" }
    [one] , получить { $damage } урон
    [few] , получить { $damage } урона
    [many] , получить { $damage } урона
   *[other] , получить { $damage } урона
}
offer-leave = Выйти из логова насовсем
leave = Уйти насовсем
offer-teleport = { $place ->
    [entrance] Телепортироваться ко входу
   *[room] Телепортироваться в пещеру { $number }
}
offer-take-from = { $place ->
    [entrance] Взять тайну у входа
   *[room] Взять тайну из пещеры { $number }
}
offer-drink = Выпить: { $name }
offer-choose = Выбрать: { $text }
offer-end = Закончить ход
end-unspent = Не потрачено:
offer-keep = Оставить карты себе и ничего не получить
offer-decline = Не брать
offer-take-artifact = { $count ->
    [one] Взять Артефакт на { $count } очко
    [few] Взять Артефакт на { $count } очка
    [many] Взять Артефакт на { $count } очков
   *[other] Взять Артефакт на { $count } очка
}
offer-take-major = Взять Основную тайну
offer-take-minor = Взять Малую тайну
offer-take-idol = Взять Идола обезьян

## История
log-turn = { $who ->
    [you] Твой ход
   *[other] Ход: { $who }
}
log-started = { $who ->
    [you] Ты начинаешь.
   *[other] { $who } начинает.
}
log-removed = { $count ->
    [one] Артефакт на { $count } очко остаётся в коробке.
    [few] Артефакт на { $count } очка остаётся в коробке.
    [many] Артефакт на { $count } очков остаётся в коробке.
   *[other] Артефакт на { $count } очка остаётся в коробке.
}
log-played = { $who ->
    [you] Ты разыгрываешь карту «{ $card }»:
   *[other] { $who } разыгрывает карту «{ $card }»:
}
log-played-plain = { $who ->
    [you] Ты разыгрываешь карту «{ $card }».
   *[other] { $who } разыгрывает карту «{ $card }».
}
log-drew = { $who ->
    [you] Ты берёшь карту.
   *[other] { $who } берёт карту.
}
log-drew-card = { $who ->
    [you] Ты берёшь карту «{ $card }».
   *[other] { $who } берёт карту «{ $card }».
}
log-reshuffled = { $who ->
    [you] Ты тасуешь свой сброс: это новая колода.
   *[other] { $who } тасует свой сброс: это новая колода.
}
log-discarded = { $who ->
    [you] Ты сбрасываешь карту «{ $card }».
   *[other] { $who } сбрасывает карту «{ $card }».
}
log-trashed = { $who ->
    [you] Ты уничтожаешь карту «{ $card }».
   *[other] { $who } уничтожает карту «{ $card }».
}
log-acquired = { $who ->
    [you] { $count ->
        [one] Ты покупаешь карту «{ $card }» за { $count } Опыт.
        [few] Ты покупаешь карту «{ $card }» за { $count } Опыта.
        [many] Ты покупаешь карту «{ $card }» за { $count } Опыта.
       *[other] Ты покупаешь карту «{ $card }» за { $count } Опыта.
    }
   *[other] { $count ->
        [one] { $who } покупает карту «{ $card }» за { $count } Опыт.
        [few] { $who } покупает карту «{ $card }» за { $count } Опыта.
        [many] { $who } покупает карту «{ $card }» за { $count } Опыта.
       *[other] { $who } покупает карту «{ $card }» за { $count } Опыта.
    }
}
log-took = { $who ->
    [you] Ты получаешь карту «{ $card }».
   *[other] { $who } получает карту «{ $card }».
}
log-used = { $who ->
    [you] Ты используешь Трофей «{ $card }».
   *[other] { $who } использует Трофей «{ $card }».
}
log-fought = { $who ->
    [you] Ты побеждаешь монстра «{ $card }».
   *[other] { $who } побеждает монстра «{ $card }».
}
log-bought = { $item ->
    [key] { $who ->
        [you] Ты покупаешь Ключ.
       *[other] { $who } покупает Ключ.
    }
    [backpack] { $who ->
        [you] Ты покупаешь Рюкзак.
       *[other] { $who } покупает Рюкзак.
    }
   *[crown] { $who ->
        [you] Ты покупаешь Корону.
       *[other] { $who } покупает Корону.
    }
}
log-drank = { $who ->
    [you] Ты пьёшь: { $name }.
   *[other] { $who } пьёт: { $name }.
}
log-moved = { $who ->
    [you] Ты переходишь { $place ->
        [entrance] ко входу
       *[room] в пещеру { $number }
    }{ $damage ->
        [0] .
        [one] { " " }и получаешь { $damage } урон.
        [few] { " " }и получаешь { $damage } урона.
        [many] { " " }и получаешь { $damage } урона.
       *[other] { " " }и получаешь { $damage } урона.
    }
   *[other] { $who } переходит { $place ->
        [entrance] ко входу
       *[room] в пещеру { $number }
    }{ $damage ->
        [0] .
        [one] { " " }и получает { $damage } урон.
        [few] { " " }и получает { $damage } урона.
        [many] { " " }и получает { $damage } урона.
       *[other] { " " }и получает { $damage } урона.
    }
}
log-teleported = { $who ->
    [you] Ты телепортируешься { $place ->
        [entrance] ко входу
       *[room] в пещеру { $number }
    }.
   *[other] { $who } телепортируется { $place ->
        [entrance] ко входу
       *[room] в пещеру { $number }
    }.
}
log-found = { $who ->
    [you] Ты находишь: { $name } —
   *[other] { $who } находит: { $name } —
}
log-found-plain = { $who ->
    [you] Ты находишь: { $name }.
   *[other] { $who } находит: { $name }.
}
log-idol = { $who ->
    [you] Ты берёшь Идола обезьян.
   *[other] { $who } берёт Идола обезьян.
}
log-artifact = { $who ->
    [you] { $count ->
        [one] Ты крадёшь Артефакт на { $count } очко!
        [few] Ты крадёшь Артефакт на { $count } очка!
        [many] Ты крадёшь Артефакт на { $count } очков!
       *[other] Ты крадёшь Артефакт на { $count } очка!
    }
   *[other] { $count ->
        [one] { $who } крадёт Артефакт на { $count } очко!
        [few] { $who } крадёт Артефакт на { $count } очка!
        [many] { $who } крадёт Артефакт на { $count } очков!
       *[other] { $who } крадёт Артефакт на { $count } очка!
    }
}
log-gold = { $who ->
    [you] { $count ->
        [one] Ты получаешь { $count } золотой.
        [few] Ты получаешь { $count } золотых.
        [many] Ты получаешь { $count } золотых.
       *[other] Ты получаешь { $count } золотого.
    }
   *[other] { $count ->
        [one] { $who } получает { $count } золотой.
        [few] { $who } получает { $count } золотых.
        [many] { $who } получает { $count } золотых.
       *[other] { $who } получает { $count } золотого.
    }
}
log-paid = { $who ->
    [you] { $count ->
        [one] Ты платишь { $count } золотой.
        [few] Ты платишь { $count } золотых.
        [many] Ты платишь { $count } золотых.
       *[other] Ты платишь { $count } золотого.
    }
   *[other] { $count ->
        [one] { $who } платит { $count } золотой.
        [few] { $who } платит { $count } золотых.
        [many] { $who } платит { $count } золотых.
       *[other] { $who } платит { $count } золотого.
    }
}
log-noise = { $who ->
    [you] Ты шумишь: { $count } «Бздынь!».
   *[other] { $who } шумит: { $count } «Бздынь!».
}
log-hushed = { $who ->
    [you] { $count ->
        [one] Ты забираешь { $count } кубик из Зоны шума.
        [few] Ты забираешь { $count } кубика из Зоны шума.
        [many] Ты забираешь { $count } кубиков из Зоны шума.
       *[other] Ты забираешь { $count } кубика из Зоны шума.
    }
   *[other] { $count ->
        [one] { $who } забирает { $count } кубик из Зоны шума.
        [few] { $who } забирает { $count } кубика из Зоны шума.
        [many] { $who } забирает { $count } кубиков из Зоны шума.
       *[other] { $who } забирает { $count } кубика из Зоны шума.
    }
}
log-healed = { $who ->
    [you] { $count ->
        [one] Ты исцеляешь { $count } урон.
        [few] Ты исцеляешь { $count } урона.
        [many] Ты исцеляешь { $count } урона.
       *[other] Ты исцеляешь { $count } урона.
    }
   *[other] { $count ->
        [one] { $who } исцеляет { $count } урон.
        [few] { $who } исцеляет { $count } урона.
        [many] { $who } исцеляет { $count } урона.
       *[other] { $who } исцеляет { $count } урона.
    }
}
log-revealed = Появляется карта «{ $card }».
log-rouses = Появляется карта «{ $card }» и будит дракона.
log-put-away = Карта «{ $card }» уходит в сброс Подземелья.
log-dungeon-reshuffled = Колода Подземелья тасуется заново.
log-raged = Ярость дракона растёт.
log-cubes-returned = { $count ->
    [one] { $count } чёрный кубик возвращается в мешок.
    [few] { $count } чёрных кубика возвращаются в мешок.
    [many] { $count } чёрных кубиков возвращаются в мешок.
   *[other] { $count } чёрного кубика возвращается в мешок.
}
log-attacked = { $count ->
    [one] Дракон атакует: из мешка тянут { $count } кубик.
    [few] Дракон атакует: из мешка тянут { $count } кубика.
    [many] Дракон атакует: из мешка тянут { $count } кубиков.
   *[other] Дракон атакует: из мешка тянут { $count } кубика.
}
log-cubes = Из мешка:
log-black = чёрный
log-cube = { $owner ->
    [you] твой
   *[other] { $owner }
}
log-left = { $who ->
    [you] Ты покидаешь логово с Артефактом.
   *[other] { $who } покидает логово с Артефактом.
}
log-rescued = { $who ->
    [you] Ты теряешь сознание, но горожане успевают прийти на помощь.
   *[other] { $who } теряет сознание, но горожане успевают прийти на помощь.
}
log-dead = { $who ->
    [you] Ты погибаешь.
   *[other] { $who } погибает.
}
log-ran = { $who ->
    [you] Обратный отсчёт: ты на делении { $space }.
   *[other] Обратный отсчёт: { $who }, деление { $space }.
}
log-ended = В логове больше никого нет.

## Конец
over-winner = { $points ->
    [one] { $who ->
        [you] Ты побеждаешь: { $points } очко.
       *[other] Побеждает { $who }: { $points } очко.
    }
    [few] { $who ->
        [you] Ты побеждаешь: { $points } очка.
       *[other] Побеждает { $who }: { $points } очка.
    }
    [many] { $who ->
        [you] Ты побеждаешь: { $points } очков.
       *[other] Побеждает { $who }: { $points } очков.
    }
   *[other] { $who ->
        [you] Ты побеждаешь: { $points } очка.
       *[other] Побеждает { $who }: { $points } очка.
    }
}
over-nobody = Живым не выбрался никто: победителя нет.
over-tie = Очков поровну: решает самый ценный Артефакт.
account = Подсчёт очков
account-left = { $result ->
    [winner] { $who ->
        [you] Ты побеждаешь: { $points }
       *[other] { $who } побеждает: { $points }
    }
   *[other] { $who ->
        [you] Ты: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Ты побеждаешь: { $points } (вынесли без сознания)
       *[other] { $who } побеждает: { $points } (вынесли без сознания)
    }
   *[other] { $who ->
        [you] Ты: { $points } (вынесли без сознания)
       *[other] { $who }: { $points } (вынесли без сознания)
    }
}
account-dead = { $who ->
    [you] Ты: смерть в логове, без очков
   *[other] { $who }: смерть в логове, без очков
}
account-artifact = { $count ->
    [one] Артефакт на { $count } очко: { $points }
    [few] Артефакт на { $count } очка: { $points }
    [many] Артефакт на { $count } очков: { $points }
   *[other] Артефакт на { $count } очка: { $points }
}
account-mastery = Жетон Мастерства: { $points }
account-crown = { $count ->
    [one] Корона на { $count } очко: { $points }
    [few] Корона на { $count } очка: { $points }
    [many] Корона на { $count } очков: { $points }
   *[other] Корона на { $count } очка: { $points }
}
account-keys = { $count ->
    [1] Ключ: { $points }
    [one] { $count } Ключ: { $points }
    [few] { $count } Ключа: { $points }
    [many] { $count } Ключей: { $points }
   *[other] { $count } Ключа: { $points }
}
account-backpacks = { $count ->
    [1] Рюкзак: { $points }
    [one] { $count } Рюкзак: { $points }
    [few] { $count } Рюкзака: { $points }
    [many] { $count } Рюкзаков: { $points }
   *[other] { $count } Рюкзака: { $points }
}
account-idols = { $count ->
    [1] Идол обезьян: { $points }
    [one] { $count } Идол обезьян: { $points }
    [few] { $count } Идола обезьян: { $points }
    [many] { $count } Идолов обезьян: { $points }
   *[other] { $count } Идола обезьян: { $points }
}
account-gold = { $count ->
    [one] { $count } золотой: { $points }
    [few] { $count } золотых: { $points }
    [many] { $count } золотых: { $points }
   *[other] { $count } золотого: { $points }
}
account-named = { $count ->
    [1] { $name }: { $points }
    [one] { $name } × { $count }: { $points }
    [few] { $name } × { $count }: { $points }
    [many] { $name } × { $count }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Знаки
term-skill = Опыт: за него покупают карты и используют Трофеи
term-sword = Атака: чтобы сражаться
term-boot = Шаг: чтобы пройти по тоннелю
term-gold = Золото: по очку за каждый золотой; им платят в Магазине
term-noise = «Бздынь!»: кубики в Зоне шума; при следующей атаке они попадут в мешок
term-quiet = «Бздынь!», который будет погашен в этом ходу
term-draw = Взять карту
term-teleport = Телепорт в соседнюю пещеру
term-heart = Оставшееся здоровье
term-damage = Урон
term-dragon = Будит дракона при появлении
term-danger = Опасность: при каждой атаке тянут на один кубик больше
term-point = Очки в конце игры
term-feet = Тоннель, который стоит два Шага
term-fang = Монстр в тоннеле: одна Атака или один урон
term-lock = Запертый тоннель: только с Ключом
term-crystal = Кристальная пещера: в этом ходу больше ни одного Шага
term-market = Магазин: любой товар за 7 золотых
term-fountain = Фонтан исцеления: при входе исцеляет 1 урон
term-minor = Малая тайна, лежит лицом вниз
term-major = Основная тайна, лежит лицом вниз
term-idol = Идол обезьян, 5 очков
term-artifact = Артефакт и его очки; без Артефакта не выйти
term-key = Ключ: открывает запертые тоннели, 5 очков
term-backpack = Рюкзак: место ещё для одного Артефакта, 5 очков
term-crown = Корона: приносит указанные на ней очки
term-potion = Зелье: можно выпить в свой ход
term-keepsake = Грааль (7 очков) или Яйцо Дракона (3 очка)
term-mastery = Жетон Мастерства, 20 очков
term-cube = Кубики
term-hand = Карты на руке
term-deck = Карты в колоде
term-discard = Карты в сбросе
term-flag = Кто вышел первым
term-skull = Конец
term-action = Действие
term-companion = Компаньон
term-gem = Самоцвет
term-device = Трофей
term-monster = Монстр

## Настройки
option-board = Сторона поля
option-board-front = лицевая
option-board-back = обратная
option-start = Кто начинает
option-start-lot = по жребию
option-start-p0 = первое место
option-start-p1 = второе место
option-start-p2 = третье место
option-start-p3 = четвёртое место
option-countdown-final = На последнем делении Обратного отсчёта
option-countdown-final-knock-out = все оставшиеся выбывают
option-countdown-final-kill = все оставшиеся погибают
option-artifact-pickup = Артефакты берут
option-artifact-pickup-on-entry = при входе в пещеру
option-artifact-pickup-action = в любой момент в пещере
option-arrive-at-set-up = «При появлении» в начале
option-arrive-at-set-up-on = да
option-arrive-at-set-up-off = нет
option-dungeon-deck-reshuffle = Колода тасуется заново
option-dungeon-deck-reshuffle-on = да
option-dungeon-deck-reshuffle-off = нет
option-discard-cost-optional = Сброс по желанию
option-discard-cost-optional-off = нет
option-discard-cost-optional-on = да

## Почему: фразы продолжают «Этот ход …»
why-points = { $count ->
    [one] на { $count } очко больше
    [few] на { $count } очка больше
    [many] на { $count } очков больше
   *[other] на { $count } очка больше
}
why-artifact = { $count ->
    [one] на { $count } очко больше за Артефакты
    [few] на { $count } очка больше за Артефакты
    [many] на { $count } очков больше за Артефакты
   *[other] на { $count } очка больше за Артефакты
}
why-health = { $count ->
    [one] на { $count } единицу урона меньше
    [few] на { $count } единицы урона меньше
    [many] на { $count } единиц урона меньше
   *[other] на { $count } единицы урона меньше
}
why-way-home = шанс вовремя выйти выше на { $count } %
why-deck = { $count ->
    [one] на { $count } очко больше благодаря сильной колоде
    [few] на { $count } очка больше благодаря сильной колоде
    [many] на { $count } очков больше благодаря сильной колоде
   *[other] на { $count } очка больше благодаря сильной колоде
}
why-quieter = у дракона твоих кубиков меньше на { $count }

## Правила
rule-ck-2-8 = В Магазине такого товара больше нет.
rule-ck-2-16 = Тексты «При появлении» на первых шести картах выполняются.
rule-ck-2-19 = Первого игрока выбирают жребием или по уговору; он должен сидеть за столом.
rule-ck-2-22 = У поля две стороны; лицевая проще.
rule-ck-3-2 = Ты разыгрываешь карты со своей руки, по одной.
rule-ck-3-4 = Прежде чем закончить ход, нужно разыграть все карты с руки.
rule-ck-3-5 = Сначала нужно сделать другой выбор.
rule-ck-3-6 = Ход окончен: осталось только выбрать карты, которые будут уничтожены.
rule-ck-4-7 = Сбросить можно только карту с руки и только тогда, когда этого требует эффект.
rule-ck-4-9 = Если карт на руке хватает, сброс обязателен.
rule-ck-4-10 = Уничтожить можно только карту из Игровой зоны или из твоего сброса.
rule-ck-4-11 = Какую карту уничтожить, выбирают в конце хода.
rule-ck-4-13 = Пока есть подходящая карта, отказаться от уничтожения нельзя.
rule-ck-6-1 = За Опыт покупают действия, компаньонов и самоцветы из Подземелья, а также карты из Резерва.
rule-ck-6-2 = На это не хватает Опыта.
rule-ck-6-5 = Эта стопка Резерва пуста.
rule-ck-6-7 = Эту карту можно купить только в Глубинах.
rule-ck-7-1 = Использовать можно только Трофей из Подземелья.
rule-ck-7-2 = Этот Трофей работает только в Глубинах.
rule-ck-7-3 = Из нескольких вариантов выбирают один, который можно выполнить.
rule-ck-8-1 = Чтобы победить монстра из Подземелья или Гоблина, тратят столько Атаки, сколько указано на карте.
rule-ck-8-4 = С этим монстром можно сразиться только там, где указано на карте.
rule-ck-9-1 = В Магазине любой товар стоит 7 золотых.
rule-ck-10-1 = Один Шаг ведёт по одному тоннелю в соседнюю пещеру.
rule-ck-10-2 = Тоннель со следами стоит два Шага.
rule-ck-10-3 = За каждого монстра в тоннеле ты на выбор тратишь одну Атаку или получаешь один урон; Атак не может быть больше, чем монстров.
rule-ck-10-5 = Нельзя получить столько урона, чтобы счётчик здоровья заполнился.
rule-ck-10-6 = Чтобы получить урон, нужны кубики в личном запасе.
rule-ck-10-7 = Против этих монстров не хватает ни Атаки, ни здоровья.
rule-ck-10-8 = По запертому тоннелю можно пройти только с Ключом.
rule-ck-10-9 = По этому тоннелю можно пройти только в направлении стрелки.
rule-ck-10-12 = Кристальная пещера останавливает: после входа в неё в этом ходу больше нельзя тратить Шаги.
rule-ck-10-17 = Нужен Телепорт, и ведёт он только в соседнюю пещеру.
rule-ck-10-20 = Без Артефакта выйти нельзя.
rule-ck-11-3 = Войдя в пещеру, можно взять один лежащий там жетон.
rule-ck-11-5 = Жетон берут в момент входа в пещеру.
rule-ck-11-7 = Можно нести один Артефакт и ещё по одному за каждый Рюкзак.
rule-ck-11-8 = Каждый взятый Артефакт усиливает ярость дракона.
rule-ck-12-14 = Выпить можно только зелье, которое лежит перед тобой.
rule-ck-14-2 = Сначала появляются все недостающие карты, затем выполняются их тексты «При появлении», и лишь потом дракон атакует, самое большее один раз.
rule-ck-14-8 = Когда колода Подземелья кончается, новую тасуют из сброса Подземелья.
rule-ck-15-1 = При атаке всё из Зоны шума попадает в мешок, и тянут кубики: сколько велит ярость, ещё по одному за каждую карту с Опасностью и дополнительные за Обратный отсчёт.
rule-ck-15-4 = Чёрный кубик откладывают; кубик игрока наносит ему один урон.
rule-ck-16-6 = Если ты выбываешь с Артефактом выше Глубин, тебя спасают, и твои очки считаются.
rule-ck-16-7 = Если ты выбываешь без Артефакта или в Глубинах, ты погибаешь.
rule-ck-17-7 = На последнем делении Обратного отсчёта выбывают все, кто ещё в логове.
rule-ck-17-14 = Очки дают Артефакты, жетон Мастерства, другие жетоны, золото и карты.
rule-ck-17-15 = Побеждает тот, у кого больше всех очков; при равенстве решает самый ценный Артефакт.
rule-ck-17-16 = Погибшие не получают очков. Если погибли все, победителя нет.
rule-ck-18-11 = Карту Подземелья заменяют, только когда так велит эффект.
rule-ck-18-12 = Карта «Взломать сундук» должна лежать в Игровой зоне или в твоём сбросе.
rule-ck-18-15 = Нужны 7 золотых и хотя бы одна оставшаяся карта «Книга Тайн».
rule-ck-18-16 = В соседней пещере должна лежать Основная или Малая тайна.

## Тренер: каждый раз две короткие фразы
coach-goal = Укради Артефакт, уцелей и выберись, набрав больше всех очков; кто громче всех шумит, тот кормит дракона.
coach-choose = Эта карта, этот жетон или это место предлагает несколько эффектов на выбор. Бери то, что сейчас поможет больше всего: золото — это очки, а если навсегда избавиться от слабой карты, остальная колода станет лучше.
coach-discard = Сбрасывай карту, о которой меньше всего пожалеешь. Сброшенные карты не действуют, и для карты «Споткнулся!» это хорошо.
coach-replace = Убери карту, которая помогает сопернику или дразнит дракона. Она уйдёт из Подземелья, и на её место придёт другая.
coach-adjacent = Тайны приносят очки или помощь, а эта не стоит ни Шага: возьми её из соседней пещеры. Основные тайны ценнее Малых.
coach-trash = Из тонкой колоды хорошие карты приходят чаще: уничтожь карту «Споткнулся!» или «Взломать сундук». Уничтоженная карта навсегда покидает колоду.
coach-enter = Артефакт и есть твоя цель, без него не выйти. Войдя в пещеру, можно взять одну вещь, которая там лежит; но Артефакт ещё и злит дракона.
coach-play = Карты ведут тебя к Артефакту и обратно: за Опыт покупают карты получше, Атакой бьются, Шагами ходят. Сначала разыграй все, потом считай, на что хватает.
coach-walk = Доберись до Артефакта и успей выбраться. Тоннель стоит один Шаг, со следами два, а монстры кусаются; пещеры, куда можно попасть сейчас, подсвечены, и на пути указана цена.
coach-teleport = Телепорт выгоднее всего там, где пройти дороже всего. Он переносит в соседнюю пещеру мимо монстров, замков и стрелок, без Шагов.
coach-acquire = С картами получше уйдёшь дальше, и многие приносят очки: трать Опыт, остаток пропадает. Купленная карта ложится в сброс и поможет после следующей тасовки.
coach-fight = Побеждённый монстр платит сразу, часто золотом, а золото — это очки. Если осталось 2 Атаки, Гоблин всегда заплатит 1 золотой.
coach-market = Здесь золото превращается в нечто большее: Ключ открывает замки, в Рюкзак входит второй Артефакт, Корона приносит очки. Всё стоит 7 золотых; что хочешь использовать, покупай пораньше.
coach-drink = Зелье может спасти ход или жизнь, но только один раз. Его пьют в любой момент своего хода; лечебное береги, пока не понадобится.
coach-end = Если ничто из того, на что хватает, уже не продвинет тебя дальше, заканчивай ход. Подземелье пополнится, и дракон на новой карте означает атаку: следи за своим шумом.

## The prologue: the same, in the first minute
prologue-stealing = Зачем ты здесь
prologue-stealing-task = Ты крадёшь в логове дракона: укради Артефакт, уцелей, выберись и набери больше всех очков. Артефакт лежит прямо здесь: бери.
prologue-stealing-done = Он приносит 7 очков, если с ним выбраться. Но дракон заметил: каждый Артефакт злит его сильнее.
prologue-stealing-other = Без Артефакта не выйти, а погибшие не получают ничего. Возьми его.
prologue-walking = Ход
prologue-walking-task = Каждый ход ты разыгрываешь пять карт и тратишь то, что они дают: за Опыт покупают карты, Атакой бьются, Шагами ходят. Разыграй последнюю карту, «Шаг вперёд», и иди в пещеру 16, в сторону выхода.
prologue-walking-done = Вот и весь ход: разыграй карты, а потом покупай, бейся и ходи на то, что они дали. Купленное усилит твои следующие ходы.
prologue-walking-other = За ход можно сделать и это. Но сейчас тебе нужно выбраться: разыграй «Шаг вперёд» и иди в пещеру 16.
prologue-waking = Твой собственный шум
prologue-waking-task = Несколько ходов спустя. Кто спотыкается, тот шумит: каждый «Бздынь!» кладёт твой кубик в Зону шума, а там их уже пять. Закончи ход и посмотри, кто тебя услышал.
prologue-waking-done = Подземелье пополнилось, на новой карте дракон, и он напал. Твои кубики попали в его мешок, и два из вынутых оказались твоими: два урона. Десять выведут тебя из строя.
prologue-waking-other = Можно и так. Но сначала посмотри, к чему ведёт твой шум: начни заново и закончи ход.
prologue-leaving = Путь наружу
prologue-leaving-task = У тебя Артефакт, но всего 3 единицы здоровья, а до выхода из логова один Шаг: выходи.
prologue-leaving-done = Ты снаружи, в безопасности, и у тебя на 20 очков больше. Для остальных начинается обратный отсчёт; когда в логове никого не останется, победит тот, у кого больше очков.
prologue-leaving-other = В конце хода дракон может напасть, и ещё 3 единицы урона тебя свалят. Выходи, пока можно.

## Уроки: название, задача, почему это верно, почему другое нет
lesson-buying = Разыграй руку и купи карту
lesson-buying-task = Разыграй все пять карт: они дадут 3 Опыта и 1 Шаг, а карта «Споткнулся!» наделает шума. Потом купи из Резерва «Исследование» за 3 Опыта.
lesson-buying-done = «Исследование» лежит в твоём сбросе и придёт на руку после следующей тасовки. Неистраченный Опыт пропадает.
lesson-buying-other = Ещё рано: сначала разыграй все карты, потом потрать все 3 Опыта на «Исследование».
lesson-walking = Пройди мимо монстра
lesson-walking-task = В тоннеле к пещере 14 сидит монстр, он нанесёт один урон. У тебя есть Шаг и Атака: иди туда и потрать на него одну Атаку.
lesson-walking-done = Один Шаг, одна Атака и никакого урона. Десять единиц урона выводят тебя из строя, так что каждая на счету.
lesson-walking-other = Можно лучше. Иди в пещеру 14 и потрать одну Атаку.
lesson-fighting = Сразись за награду
lesson-fighting-task = В Подземелье, среди карт для покупки, лежат два монстра, и трёх Атак хватит на одного из них. Сравни награды и выбери ту, где больше золота.
lesson-fighting-done = Сразу пять золотых; золото — это очки, и на него покупают в Магазине. Монстр уходит из Подземелья.
lesson-fighting-other = Это приносит меньше. Огр стоит все три Атаки и приносит пять золотых.
lesson-taking = Возьми Артефакт
lesson-taking-task = Ты в пещере с Артефактом. Он и есть твоя цель: бери.
lesson-taking-done = Теперь можно идти к выходу. Но дракон стал злее: чем дальше он на Треке ярости, тем больше кубиков тянут при атаке.
lesson-taking-other = Без Артефакта выйти нельзя, а если погибнешь, не получишь ничего. Возьми его.
lesson-shopping = В Магазине
lesson-shopping-task = Ты в Магазине, и его товары лежат рядом с картами для покупки. Ты несёшь один Артефакт (больше не унести), и у тебя 8 золотых. Купи то, что позволит взять второй Артефакт.
lesson-shopping-done = С Рюкзаком можно нести ещё один Артефакт, и сам он приносит 5 очков.
lesson-shopping-other = Нести Артефакт это не поможет. Поможет Рюкзак.
lesson-leaving = Выберись из логова
lesson-leaving-task = У тебя Артефакт, 3 единицы здоровья и много кубиков в Зоне шума. Один Шаг, и ты снаружи: выходи.
lesson-leaving-done = Ты снаружи: 20 очков за жетон Мастерства, и тебе больше ничто не грозит. Для остальных начинается обратный отсчёт.
lesson-leaving-other = В конце хода дракон может напасть, и ещё 3 единицы урона тебя свалят. Выходи, пока можно.

## Что должно стоять в позиции: после двоеточия
expected-frame = то, что предстоит сделать, например enter, attack/4 или draw/P0/5
expected-card = карта, например burgle или burgle*3
expected-card-here = карта, которая может быть в этом месте
expected-reserve = три числа, не больше { $most }
expected-artifact = Артефакт, например 5 или 30
expected-room = пещера, например f14
expected-room-on-this-side = пещера на этой стороне поля
expected-room-with-secrets = пещера, откуда забрали ещё не все тайны
expected-secret = тайна, например treasure
expected-kept-secret = тайна, которую оставляют себе, например chalice, или monkey-idol
expected-item = товар, например key*2, backpack или crown-10
expected-cube = кубики, например black*24 или P0*3
expected-countdown = кто вышел первым и деление от 1 до 5, например P1/2, как только кто-то вышел
expected-purse = ресурсы, например skill=3, boots=1 или exhausted
expected-purse-in-turn = ресурсы в свой ход, а после него только «roused»
expected-carried = один Артефакт для { $seat } и ещё по одному за каждый Рюкзак
expected-best-crowns = лучшие Короны: их покупают первыми
expected-turned-over = открытые тайны ({ $class }): { $taken }, сколько забрали
source-artifacts = Артефакты
source-mastery = Жетон Мастерства
source-items = Товары с рынка
source-tokens = Секреты и идолы
source-gold = Золото
source-cards = Карты
