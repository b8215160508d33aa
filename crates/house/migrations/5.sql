CREATE TABLE brought (
    person TEXT NOT NULL,
    study TEXT NOT NULL,
    game TEXT NOT NULL,
    names TEXT NOT NULL,
    made BIGINT NOT NULL,
    PRIMARY KEY (person, study)
);
CREATE INDEX brought_study ON brought (study);
