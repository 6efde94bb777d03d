import { DatabaseSync } from "node:sqlite"
import { withheldSalt } from "../keys/load-keys.ts"

/** Their links let in, confirm or change; the mail of another day has one of its own. */
const mailsWithLink = ["sign-in-link", "reset-password", "confirm-email", "address-change", "morning"]

/** Takes out of a draft what would let whoever has the copy, and the secret too, open or change an account. */
export function withhold(draft: string) {
  const copy = new DatabaseSync(draft)
  try {
    // SQLite overwrites what is deleted in the file, too.
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

/** A copy may be of an older schema. */
function hasTable(copy: DatabaseSync, name: string) {
  return copy.prepare("select 1 from sqlite_schema where type = 'table' and name = ?").get(name) !== undefined
}
