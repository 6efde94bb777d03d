import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"

/** Two-step sign-in: Better Auth's column and table as it would create them itself; enabled_at and last_used_step are ours. */
export function twoStep(type: DatabaseType): Migration {
  const flag = type === "postgres" ? "boolean" : "integer"
  const moment = type === "postgres" ? "timestamptz" : "date"
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable("user")
        .addColumn("twoFactorEnabled", flag, (column) => column.notNull().defaultTo(type === "postgres" ? false : 0))
        .execute()
      await db.schema
        .createTable("twoFactor")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        // One row a user: the auth library looks for it before it adds one, but not in one statement.
        .addColumn("userId", "text", (column) => column.notNull().unique().references("user.id").onDelete("cascade"))
        .addColumn("secret", "text", (column) => column.notNull())
        .addColumn("backupCodes", "text", (column) => column.notNull())
        .addColumn("verified", flag)
        .addColumn("failedVerificationCount", "integer")
        .addColumn("lockedUntil", moment)
        .addColumn("enabled_at", "text")
        .addColumn("last_used_step", "integer")
        .execute()
    },
  }
}
