//! A store in a PostgreSQL database, which several processes share.
mod moving;
mod statement;

use crate::{
    Failure, Field, Migration, Reason, Row, Write,
    catalogue::Catalogue,
    migration::{self, Applied},
    moving::{Drain, Feed},
    store::{Answering, Backend, Questions, Role},
};
use deadpool_postgres::{Manager, ManagerConfig, Object, Pool, PoolError, RecyclingMethod, Runtime};
use statement::{execute, failure, query, told};
use std::time::Duration;
use tokio_postgres::{Config, NoTls};

/// Connections of one process; PostgreSQL allows a hundred in total by default.
const CONNECTIONS: usize = 16;
/// How long to wait for a connection.
const CONNECT: Duration = Duration::from_secs(3);
/// How long to wait for an answer: a little longer than the server itself allows for a statement.
const PATIENCE: Duration = Duration::from_secs(6);
/// How long migrations may take, including the wait for another node that is migrating.
const MIGRATE: Duration = Duration::from_secs(130);
/// Options of each connection: when to give up, and not to wait for a client that vanished while holding a line number
/// that others want.
const OPTIONS: &str = "-c statement_timeout=4s -c idle_in_transaction_session_timeout=10s";
/// The advisory lock of migrations: "adit" in ASCII.
const LOCK: &str = "SET LOCAL statement_timeout = '120s'; SELECT pg_advisory_xact_lock(1633970548)";

const COLUMNS: &str = "\
SELECT CAST(c.relname AS TEXT), CAST(a.attname AS TEXT),
    CAST(coalesce(array_position(CAST(i.indkey AS int2[]), a.attnum) + 1, 0) AS BIGINT),
    a.atttypid = CAST('text' AS regtype)
FROM pg_class AS c
JOIN pg_attribute AS a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
LEFT JOIN pg_index AS i ON i.indrelid = c.oid AND i.indisprimary
WHERE c.relkind = 'r' AND c.relnamespace = CAST(current_schema() AS regnamespace) AND c.relname <> 'migration'
ORDER BY c.relname, a.attnum";
const REFERENCES: &str = "\
SELECT CAST(c.relname AS TEXT), CAST(p.relname AS TEXT)
FROM pg_constraint AS k JOIN pg_class AS c ON c.oid = k.conrelid JOIN pg_class AS p ON p.oid = k.confrelid
WHERE k.contype = 'f' AND c.relnamespace = CAST(current_schema() AS regnamespace)";

/// A pool of connections, opened when they are needed and replaced when they break.
#[derive(Clone)]
pub(crate) struct Postgres {
    pool: Pool,
}

impl Postgres {
    pub(crate) async fn open(url: &str, role: Role, migrations: &[Migration]) -> Result<Postgres, Failure> {
        let pool = Pool::builder(manager(url)?)
            .max_size(CONNECTIONS)
            .wait_timeout(Some(CONNECT))
            .create_timeout(Some(CONNECT))
            .recycle_timeout(Some(CONNECT))
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| Failure::Broken(error.to_string().into()))?;
        let store = Postgres { pool };
        let mut client = store.connection().await?;
        let outcome = match role {
            Role::Server => within(MIGRATE, migrate(&mut client, migrations)).await,
            Role::Guest => within(PATIENCE, check(&client, migrations)).await,
        };
        give_back(client, outcome)?;
        Ok(store)
    }

    async fn write_now(&self, batch: &[Write]) -> Result<(), Failure> {
        let mut client = self.connection().await?;
        let outcome = match batch {
            // One statement is a transaction anyway.
            [Write { sql, values, expect: None }] => {
                within(PATIENCE, execute(&client, sql, values)).await.map(|_| ()).map_err(unsure)
            }
            batch => within(PATIENCE, transact(&mut client, batch)).await.map_err(|failure| match failure {
                // Nobody knows how far it got.
                Failure::Unavailable(Reason::Silent(_)) => unsure(failure),
                known => known,
            }),
        };
        give_back(client, outcome)
    }

    async fn connection(&self) -> Result<Object, Failure> {
        self.pool.get().await.map_err(|error| {
            Failure::Unavailable(match error {
                PoolError::Backend(error) => Reason::NoConnection(told(&error)),
                PoolError::Closed => Reason::Closed,
                PoolError::Timeout(_) => Reason::Silent(CONNECT.as_secs()),
                error => Reason::NoConnection(error.to_string()),
            })
        })
    }
}

impl Backend for Postgres {
    /// In a task of its own, so that a batch is never left half sent when the caller stops waiting.
    fn write(&self, batch: Vec<Write>) -> Answering<'_, ()> {
        let store = self.clone();
        let task = tokio::spawn(async move { store.write_now(&batch).await });
        // A task that was given up, because the program is ending, may have sent everything.
        Box::pin(async { task.await.unwrap_or(Err(Failure::Unsure(Reason::Closed))) })
    }

    fn read(&self, sql: &'static str, values: Vec<Field>) -> Answering<'_, Vec<Row>> {
        Box::pin(async move {
            let client = self.connection().await?;
            let outcome = within(PATIENCE, query(&client, sql, &values)).await;
            give_back(client, outcome)
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn close(&self) -> Answering<'_, ()> {
        self.pool.close();
        Box::pin(std::future::ready(Ok(())))
    }

    fn questions(&self) -> Questions {
        Questions { columns: COLUMNS, references: REFERENCES, damage: None }
    }

    fn drain(&self, catalogue: Catalogue) -> Answering<'_, Drain> {
        Box::pin(moving::drain(self, catalogue))
    }

    fn fill(&self, catalogue: Catalogue, feed: Feed) -> Answering<'_, ()> {
        Box::pin(moving::fill(self, catalogue, feed))
    }
}

/// Nobody knows what became of a write whose acknowledgement was still under way when the connection broke or fell
/// silent. What PostgreSQL itself refused was not kept.
fn unsure(failure: Failure) -> Failure {
    match failure {
        Failure::Unavailable(reason @ (Reason::NoConnection(_) | Reason::Silent(_))) => Failure::Unsure(reason),
        known => known,
    }
}

fn manager(url: &str) -> Result<Manager, Failure> {
    let unreadable = |error| Failure::Broken(Reason::Address(told(&error)));
    let mut config: Config = url.parse().map_err(unreadable)?;
    let options = config.get_options().map_or(OPTIONS.into(), |options| format!("{OPTIONS} {options}"));
    config.options(options).keepalives_idle(Duration::from_secs(10)).tcp_user_timeout(PATIENCE);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(CONNECT);
    }
    if config.get_application_name().is_none() {
        config.application_name("adit");
    }
    Ok(Manager::from_config(config, NoTls, ManagerConfig { recycling_method: RecyclingMethod::Fast }))
}

/// One transaction. If the connection breaks before the commit is acknowledged, nobody knows whether it was kept.
async fn transact(client: &mut Object, batch: &[Write]) -> Result<(), Failure> {
    let transaction = client.transaction().await.map_err(failure)?;
    for Write { sql, values, expect } in batch {
        let rows = execute(&transaction, sql, values).await?;
        if expect.is_some_and(|expected| expected != rows) {
            return transaction.rollback().await.map_err(failure).and(Err(Failure::Conflict));
        }
    }
    transaction.commit().await.map_err(|error| unsure(failure(error)))
}

/// Nodes that start together wait for each other here.
async fn migrate(client: &mut Object, migrations: &[Migration]) -> Result<(), Failure> {
    let transaction = client.transaction().await.map_err(failure)?;
    transaction.batch_execute(LOCK).await.map_err(failure)?;
    transaction.batch_execute(migration::TABLE).await.map_err(failure)?;
    let applied = read_applied(query(&transaction, migration::APPLIED, &[]).await?)?;
    for step in migration::missing(&applied, migrations)? {
        transaction.batch_execute(step.sql).await.map_err(failure)?;
        execute(&transaction, migration::RECORD, &[step.name.into(), step.sha256().into()]).await?;
    }
    transaction.commit().await.map_err(failure)
}

async fn check(client: &Object, migrations: &[Migration]) -> Result<(), Failure> {
    let exists = query(client, "SELECT 1 WHERE to_regclass('migration') IS NOT NULL", &[]).await?;
    let rows = if exists.is_empty() { Vec::new() } else { query(client, migration::APPLIED, &[]).await? };
    migration::complete(&read_applied(rows)?, migrations)
}

fn read_applied(rows: Vec<Row>) -> Result<Vec<Applied>, Failure> {
    rows.iter().map(|row| Ok(Applied { name: row.text(0)?.into(), sha256: row.text(1)?.into() })).collect()
}

async fn within<T>(time: Duration, work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    tokio::time::timeout(time, work).await.unwrap_or_else(|_| Err(Failure::Unavailable(Reason::Silent(time.as_secs()))))
}

/// Only a connection that is known to be healthy goes back into the pool.
fn give_back<T>(client: Object, outcome: Result<T, Failure>) -> Result<T, Failure> {
    match outcome {
        Ok(_) | Err(Failure::Conflict) => drop(client),
        Err(_) => drop(Object::take(client)),
    }
    outcome
}
