import type { Kysely } from "kysely"
import type { DatabaseType } from "../open.ts"

/** Better Auth's tables as it would create them itself on each database; full_name, language and onboarded_at are our names. */
export async function createAuthTables(db: Kysely<unknown>, type: DatabaseType) {
  const flag = type === "postgres" ? "boolean" : "integer"
  const moment = type === "postgres" ? "timestamptz" : "date"

  await db.schema
    .createTable("user")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("full_name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", flag, (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("updatedAt", moment, (column) => column.notNull())
    .addColumn("language", "text")
    .addColumn("onboarded_at", "text")
    .execute()

  await db.schema
    .createTable("session")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("expiresAt", moment, (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("updatedAt", moment, (column) => column.notNull())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .execute()

  await db.schema
    .createTable("account")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", moment)
    .addColumn("refreshTokenExpiresAt", moment)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("updatedAt", moment, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable("verification")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", moment, (column) => column.notNull())
    .addColumn("createdAt", moment, (column) => column.notNull())
    .addColumn("updatedAt", moment, (column) => column.notNull())
    .execute()

  await db.schema.createIndex("session_userId_idx").on("session").column("userId").execute()
  await db.schema.createIndex("account_userId_idx").on("account").column("userId").execute()
  await db.schema.createIndex("verification_identifier_idx").on("verification").column("identifier").execute()
}
