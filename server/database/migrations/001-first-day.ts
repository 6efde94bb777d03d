import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"
import { createAuthTables } from "./auth-tables.ts"

/** Accounts and sessions, onboarding, progress, check-ins; on PostgreSQL also the rate limits that processes share. */
export function firstDay(type: DatabaseType): Migration {
  return {
    async up(db) {
      await createAuthTables(db, type)
      await createOnboarding(db)
      await createProgress(db)
      await createCheckIns(db)
      if (type === "postgres") await createRateLimits(db)
    },
  }
}

async function createOnboarding(db: Kysely<unknown>) {
  await db.schema
    .createTable("onboarding")
    .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
    .addColumn("postpartum_weeks", "text", (column) => column.notNull())
    .addColumn("breastfeeding", "text")
    .addColumn("restrictions", "text", (column) => column.notNull())
    .addColumn("goals", "text", (column) => column.notNull())
    .addColumn("time_available", "text", (column) => column.notNull())
    .addColumn("cooking_level", "text")
    .addColumn("weekly_budget", "text", (column) => column.notNull())
    .addColumn("preferred_foods", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute()
}

async function createProgress(db: Kysely<unknown>) {
  await db.schema
    .createTable("progress")
    .addColumn("user_id", "text", (column) => column.primaryKey().notNull().references("user.id").onDelete("cascade"))
    .addColumn("day", "integer", (column) => column.notNull())
    .addColumn("percentage", "double precision", (column) => column.notNull())
    .addColumn("checklist", "text", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute()
}

async function createCheckIns(db: Kysely<unknown>) {
  await db.schema
    .createTable("check_ins")
    .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("energy", "integer")
    .addColumn("mood", "integer")
    .addColumn("bloating", "integer")
    .addColumn("changed_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("check_ins_pkey", ["user_id", "date"])
    .execute()
}

// Columns and their order as rate-limiter-flexible expects them.
async function createRateLimits(db: Kysely<unknown>) {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey().notNull())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute()
}
