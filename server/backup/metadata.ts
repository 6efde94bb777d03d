import { DatabaseSync } from "node:sqlite"

/** How a copy holds AUTH_SECRET. Both are null if the copy was made without it, or if it is an environment setting. */
export type CopiedSecret = {
  authSecret: string | null
  /** The secret, encrypted with a passphrase. */
  sealedSecret: string | null
}

export type Metadata = CopiedSecret & { madeAt: string }

/** Writes metadata into a copy, and merges the write-ahead log so that the copy is a single file. */
export function addMetadata(file: string, { madeAt, authSecret, sealedSecret }: Metadata) {
  const copy = new DatabaseSync(file)
  try {
    copy.exec("create table florescer_copy (made_at text not null, auth_secret text, sealed_secret text)")
    copy.prepare("insert into florescer_copy values (?, ?, ?)").run(madeAt, authSecret, sealedSecret)
    copy.exec("pragma journal_mode = delete")
  } finally {
    copy.close()
  }
}

/** Reads a copy's metadata; undefined if the file is not a copy. */
export function readMetadata(copy: DatabaseSync): Metadata | undefined {
  const tables = copy.prepare("select name from sqlite_schema where name = 'florescer_copy'").all()
  if (tables.length === 0) return undefined
  // Copies of earlier releases have no column for an encrypted secret.
  const row = copy.prepare("select * from florescer_copy").get()
  if (!row) return undefined
  const text = (value: unknown) => (typeof value === "string" ? value : null)
  return {
    madeAt: String(row.made_at),
    authSecret: text(row.auth_secret),
    sealedSecret: text(row.sealed_secret),
  }
}

/** Removes the metadata, which leaves an ordinary database. */
export function removeMetadata(file: string) {
  const copy = new DatabaseSync(file)
  try {
    copy.exec("drop table florescer_copy")
  } finally {
    copy.close()
  }
}
