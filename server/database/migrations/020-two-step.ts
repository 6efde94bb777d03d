import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"
import type { DatabaseType } from "../open.ts"

/**
 * Adds two-step sign-in: Better Auth's column and table exactly as the library would create them, and our own
 * `enabled_at` and `last_used_step`.
 */
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
        // The user must be unique: the library checks for a row before it adds one, but not in the same statement.
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
