import { DatabaseSync } from "node:sqlite"

/** How a copy holds the secret; both null where it was left out, or is a setting. */
export type CopiedSecret = {
  authSecret: string | null
  /** The secret, sealed by a passphrase. */
  sealedSecret: string | null
}

export type Metadata = CopiedSecret & { madeAt: string }

/** Folds the journal in: a copy is a single file. */
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

/** Undefined when the file is not a copy. */
export function readMetadata(copy: DatabaseSync): Metadata | undefined {
  const tables = copy.prepare("select name from sqlite_schema where name = 'florescer_copy'").all()
  if (tables.length === 0) return undefined
  // A copy of before has no column for a sealed one.
  const row = copy.prepare("select * from florescer_copy").get()
  if (!row) return undefined
  const text = (value: unknown) => (typeof value === "string" ? value : null)
  return {
    madeAt: String(row.made_at),
    authSecret: text(row.auth_secret),
    sealedSecret: text(row.sealed_secret),
  }
}

/** Drops the metadata, which leaves an ordinary database. */
export function removeMetadata(file: string) {
  const copy = new DatabaseSync(file)
  try {
    copy.exec("drop table florescer_copy")
  } finally {
    copy.close()
  }
}
