import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../", import.meta.url))
const copied = ["server", "domain", "content", "package.json"]
const linked = ["node_modules", "build", "public"]

/** A copy of the project that stands for a next release: it has one more migration, which adds a column and a table. */
export function writeNextVersion(folder: string): string {
  const project = join(folder, "next")
  mkdirSync(project)
  for (const part of copied) cpSync(join(root, part), join(project, part), { recursive: true })
  for (const part of linked) symlinkSync(join(root, part), join(project, part))
  const database = join(project, "server/database")
  writeFileSync(join(database, "migrations/999-next.ts"), migration)
  const file = join(database, "migrate.ts")
  const source = readFileSync(file, "utf8")
  const changed = source
    .replace("/** Every schema version", `import { next } from "./migrations/999-next.ts"\n\n/** Every schema version`)
    .replace(/\n {2}\}\n\}/, `\n    "999-next": next,\n  }\n}`)
  if (changed.split("999-next").length !== 3) throw new Error("migrate.ts has no list of migrations to add to.")
  writeFileSync(file, changed)
  return project
}

const migration = `import type { Kysely } from "kysely"

export const next = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable("user").addColumn("next_release", "text").execute()
    await db.schema.createTable("next_release").addColumn("id", "text", (column) => column.primaryKey()).execute()
  },
}
`
