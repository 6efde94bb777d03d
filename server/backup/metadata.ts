import { DatabaseSync } from "node:sqlite"

export type Metadata = {
  madeAt: string
  /** Null when it is a setting. */
  authSecret: string | null
}

/** Folds the journal in: a copy is a single file. */
export function addMetadata(file: string, { madeAt, authSecret }: Metadata) {
  const copy = new DatabaseSync(file)
  try {
    copy.exec("create table florescer_copy (made_at text not null, auth_secret text)")
    copy.prepare("insert into florescer_copy values (?, ?)").run(madeAt, authSecret)
    copy.exec("pragma journal_mode = delete")
  } finally {
    copy.close()
  }
}

/** Undefined when the file is not a copy. */
export function readMetadata(copy: DatabaseSync): Metadata | undefined {
  const tables = copy.prepare("select name from sqlite_schema where name = 'florescer_copy'").all()
  if (tables.length === 0) return undefined
  const metadata = copy.prepare("select made_at as madeAt, auth_secret as authSecret from florescer_copy").get()
  return metadata as Metadata | undefined
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
