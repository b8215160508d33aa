CREATE TABLE study (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    made BIGINT NOT NULL
);
CREATE INDEX study_made ON study (made);
