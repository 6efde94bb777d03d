import type { Migration } from "kysely/migration"

/** Which version of the terms each account was created with. Nobody knows it of accounts from before: theirs is null. */
export const termsVersion: Migration = {
  async up(db) {
    await db.schema.alterTable("user").addColumn("terms_version", "integer").execute()
  },
}
