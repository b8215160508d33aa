CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE person (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    vacation BIGINT NOT NULL,
    links BIGINT NOT NULL,
    made BIGINT NOT NULL
);

CREATE TABLE game_table (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    setup TEXT NOT NULL,
    maker TEXT,
    time TEXT NOT NULL,
    listed BIGINT NOT NULL,
    hints BIGINT NOT NULL,
    take_back BIGINT NOT NULL,
    level BIGINT NOT NULL,
    pace BIGINT NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    rev BIGINT NOT NULL,
    due BIGINT,
    next TEXT,
    made BIGINT NOT NULL,
    ended BIGINT
);
CREATE INDEX game_table_due ON game_table (due);
CREATE INDEX game_table_state ON game_table (state, listed);

CREATE TABLE chair (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    name TEXT,
    level BIGINT NOT NULL,
    version BIGINT NOT NULL,
    away BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX chair_person ON chair (person);

CREATE TABLE guest (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    seat BIGINT NOT NULL,
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, person, seat)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    seat BIGINT,
    person TEXT,
    kind TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE mute (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, seat)
);

CREATE TABLE draft (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    actions TEXT NOT NULL
);

CREATE TABLE ask (
    table_id TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    back BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    agreed TEXT NOT NULL
);
