ALTER TABLE game_table ADD COLUMN coach BIGINT NOT NULL DEFAULT 0;

ALTER TABLE chair ADD COLUMN facing BIGINT NOT NULL DEFAULT 0;

CREATE TABLE taught (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, kind)
);
