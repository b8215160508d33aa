ALTER TABLE game_table ADD COLUMN source TEXT;

ALTER TABLE game_table ADD COLUMN source_step BIGINT;
