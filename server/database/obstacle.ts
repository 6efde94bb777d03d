import { sql } from "kysely"
import type { Database } from "./open.ts"

/**
 * Why a PostgreSQL that answers cannot be used: `says` is part of a sentence, `advice` says what to do, and `code` is
 * the one with which PostgreSQL itself would refuse.
 */
export type Obstacle = { says: string; advice: string; code: string }

type State = {
  schema: string | null
  mayCreate: boolean | null
  elsewhere: string | null
  isHere: boolean
  isReplica: boolean
  isReadOnly: boolean
}

/** Finds what makes the database unusable; undefined on SQLite, and if nothing does. */
export async function findObstacle({ db, type }: Pick<Database, "db" | "type">): Promise<Obstacle | undefined> {
  if (type === "sqlite") return undefined
  // `to_regclass` finds a table only on the search path, while `pg_catalog.pg_tables` shows the tables of all schemas.
  // The difference shows tables that lie outside the search path.
  const { rows } = await sql<State>`select current_schema() as schema,
    has_schema_privilege(current_schema(), 'create') as "mayCreate",
    to_regclass('support_questions') is not null as "isHere",
    (select schemaname from pg_catalog.pg_tables
      where tablename = 'support_questions' and tableowner = current_user limit 1) as elsewhere,
    pg_is_in_recovery() as "isReplica",
    current_setting('default_transaction_read_only') = 'on' as "isReadOnly"`.execute(db)
  const { schema, mayCreate, elsewhere, isHere, isReplica, isReadOnly } = rows[0] as State
  if (isReplica)
    return {
      says: "this PostgreSQL is a replica: it takes no write",
      advice: "Name the primary in DATABASE_URL.",
      code: "25006",
    }
  if (isReadOnly)
    return {
      says: "default_transaction_read_only is on: PostgreSQL takes no write",
      advice:
        "Take it off the user, the database or the server: alter database ... reset default_transaction_read_only",
      code: "25006",
    }
  // If our tables are in a schema outside the search path, migrating would begin a new, empty installation. Tables of
  // another user belong to another installation and do not count.
  if (!isHere && elsewhere !== null)
    return {
      says: `Florescer's tables are in the schema ${elsewhere}, which the search_path of this user does not have`,
      advice: `Name it: alter role ... set search_path = ${elsewhere}`,
      code: "3F000",
    }
  if (schema === null)
    return {
      says: "the search_path of this user names no schema that is there",
      advice: "Name one: alter role ... set search_path = public",
      code: "3F000",
    }
  if (!isHere && !mayCreate)
    return {
      says: `this user may not make tables in the schema ${schema}`,
      advice: `Let it: grant create on schema ${schema} to ..., or let it own the database.`,
      code: "42501",
    }
  return undefined
}

/** Throws if the database is unusable, with PostgreSQL's own error code. */
export async function requireNoObstacle(database: Pick<Database, "db" | "type">) {
  const obstacle = await findObstacle(database)
  if (obstacle) throw Object.assign(new Error(`${obstacle.says}. ${obstacle.advice.replace(/\.$/, "")}`), obstacle)
}
