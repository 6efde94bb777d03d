import type { Kysely } from "kysely"
import { type Noun, ownKey, type RowOf } from "#domain/nouns/noun.ts"
import type { Tables } from "../database/tables.ts"
import type { SyncedNoun } from "./noun.ts"

type OwnRow<In extends Noun> = Omit<SyncedNoun<In>, "load" | "read"> & {
  find: (db: Kysely<Tables>, userId: string) => Promise<{ version: number; row: RowOf<In> } | null>
}

/** Each user has one row at most. */
export function ownRowNoun<In extends Noun>({ find, ...noun }: OwnRow<In>): SyncedNoun<In> {
  return {
    ...noun,
    async load(db, userId) {
      return { [ownKey]: (await find(db, userId))?.row }
    },
    async read(db, userId, since) {
      const stored = await find(db, userId)
      return stored && stored.version > (since ?? -1) ? [{ key: ownKey, ...stored }] : []
    },
  }
}
