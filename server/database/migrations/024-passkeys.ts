import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

/** The public halves of the passkeys by which she signs in. */
export const passkeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("passkeys")
      .addColumn("user_id", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
      .addColumn("id", "text", (column) => column.notNull())
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("public_key", "text", (column) => column.notNull())
      // Of 32 bits without a sign, which PostgreSQL's integer does not hold.
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("last_used_at", "text")
      .addPrimaryKeyConstraint("passkeys_key", ["user_id", "id"])
      .execute()
  },
}
