import { DatabaseSync } from "node:sqlite"

/** What a copy says of itself, in a table of its own. */
export type Label = {
  madeAt: string
  /** Null when it is a setting of the server that the copy was made of. */
  authSecret: string | null
}

/** Writes the label into a copy and makes the copy one file that needs no other. */
export function attachLabel(file: string, { madeAt, authSecret }: Label) {
  const copy = new DatabaseSync(file)
  try {
    copy.exec("create table florescer_copy (made_at text not null, auth_secret text)")
    copy.prepare("insert into florescer_copy values (?, ?)").run(madeAt, authSecret)
    copy.exec("pragma journal_mode = delete")
  } finally {
    copy.close()
  }
}

/** The label of a copy; none when the file is something else. */
export function readLabel(copy: DatabaseSync): Label | undefined {
  const labels = copy.prepare("select name from sqlite_schema where name = 'florescer_copy'").all()
  if (labels.length === 0) return undefined
  const label = copy.prepare("select made_at as madeAt, auth_secret as authSecret from florescer_copy").get()
  return label as Label | undefined
}

/** Takes the label off, so that the file is a database like any other. */
export function removeLabel(file: string) {
  const copy = new DatabaseSync(file)
  try {
    copy.exec("drop table florescer_copy")
  } finally {
    copy.close()
  }
}
