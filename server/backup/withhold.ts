import { DatabaseSync } from "node:sqlite"
import { withheldSalt } from "../keys/load-keys.ts"

/**
 * Mails of these kinds are left out of copies, because their links sign in, confirm or change something. A lost morning
 * mail does no harm: that of another day brings a link of its own.
 */
const mailsWithLink = ["sign-in-link", "reset-password", "confirm-email", "address-change", "morning"]

/** Removes from a copy what would let somebody who has it open or change an account, even with the secret. */
export function withhold(draft: string) {
  const copy = new DatabaseSync(draft)
  try {
    // With this setting, SQLite overwrites deleted content, so that it cannot be recovered from the copy.
    copy.exec("pragma secure_delete = on")
    if (hasTable(copy, "key_salts")) copy.prepare("update key_salts set salt = ?").run(withheldSalt)
    if (hasTable(copy, "outgoing_mails")) {
      const places = mailsWithLink.map(() => "?").join()
      copy.prepare(`delete from outgoing_mails where kind in (${places})`).run(...mailsWithLink)
    }
  } finally {
    copy.close()
  }
}

/** A copy may have an older schema, without this table. */
function hasTable(copy: DatabaseSync, name: string) {
  return copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined
}
