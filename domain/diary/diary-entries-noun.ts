import * as z from "zod/mini"
import { type Known, type Moment, noun, present } from "../nouns/noun.ts"
import { earlierOf, momentSchema } from "../timestamped.ts"
import { uuidSchema } from "../uuid.ts"
import { diaryTextSchema, editEntry, entryOf, entryToDelete, latestEntries, type SyncedEntry } from "./diary.ts"

const rowSchema = z.looseObject({
  id: z.string(),
  mood: z.string(),
  notes: z.string(),
  createdAt: z.string(),
  updatedAt: z.optional(z.string()),
  revision: z.string(),
  copyOf: z.optional(z.string()),
  isConflict: z.optional(z.boolean()),
})

declare module "../nouns/noun.ts" {
  interface Rows {
    diaryEntries: { [id: string]: SyncedEntry }
  }
}

export const diaryEntries = noun("diaryEntries", {
  kind: "diary",
  purpose: "diary",
  byToken: true,
  row: {
    schema: rowSchema as unknown as z.ZodMiniType<SyncedEntry>,
    sortOf: (_, { createdAt }) => createdAt,
    newest: latestEntries * 2,
    copyOf: ({ copyOf }) => copyOf,
    hasLongTexts: true,
    deletedFor: "deletedDiaryEntryMonths",
    limits: "checks",
    exported: entryOf,
  },
})
const { operation } = diaryEntries
const readsWithCopies = ({ entryId }: { entryId: string }) => ({ keys: [entryId], copiesOf: entryId })

/** An edit based on an older text keeps both texts, and a deleted entry stays deleted. */
export const diaryOperations = {
  entryWritten: operation({
    args: z.strictObject({
      entryId: uuidSchema,
      ...diaryTextSchema.shape,
      createdAt: momentSchema,
      /** When an imported entry was last edited (ISO 8601, UTC). */
      updatedAt: z.optional(momentSchema),
    }),
    reads: ({ entryId }) => ({ keys: [entryId] }),
    apply(entries, { entryId, createdAt, updatedAt, ...text }, moment) {
      if (entries[entryId] !== undefined) return {}
      const edited = updatedAt && { updatedAt: notAfter(moment, updatedAt) }
      const written = { createdAt: notAfter(moment, createdAt), ...edited, revision: moment.id }
      return { [entryId]: { id: entryId, ...text, ...written } }
    },
  }),
  /** `base` is the revision that she saw, or the entry's id for a text stored before revisions existed. */
  entryEdited: operation({
    args: z.strictObject({
      entryId: uuidSchema,
      base: uuidSchema,
      ...diaryTextSchema.shape,
      createdAt: momentSchema,
    }),
    reads: readsWithCopies,
    apply(entries, { createdAt, ...edit }, moment) {
      const all = withCopies(entries, edit.entryId)
      const { id, at } = moment
      const edited = editEntry(all, { ...edit, id, at, createdAt: notAfter(moment, createdAt) })
      return all.includes(edited) ? {} : { [edited.id]: edited }
    },
  }),
  /** With `base`, a text that she has not seen is not deleted. */
  entryDeleted: operation({
    args: z.strictObject({ entryId: uuidSchema, base: z.optional(uuidSchema) }),
    // Deleting needs no consent, because she may always remove what is stored.
    purpose: undefined,
    reads: readsWithCopies,
    apply(entries, { entryId, base }) {
      const seen = entryToDelete(withCopies(entries, entryId), { entryId, ...(base && { base }) })
      if (seen) return { [seen.id]: null }
      // The empty row keeps the entry from being created by an operation that arrives later.
      return entries[entryId] === undefined ? { [entryId]: null } : {}
    },
  }),
  conflictSettled: operation({
    args: z.strictObject({
      entryId: uuidSchema,
      entryRevision: uuidSchema,
      copyId: uuidSchema,
      copyRevision: uuidSchema,
      keep: z.enum(["entry", "copy", "both"]),
    }),
    reads: ({ entryId, copyId }) => ({ keys: [entryId, copyId] }),
    // If the entry or its copy has changed since she saw both and chose one, both are kept.
    apply(entries, { entryId, copyId, keep, ...seen }, { id, at }) {
      const [entry, copy] = [entries[entryId], entries[copyId]]
      if (copy?.revision !== seen.copyRevision) return {}
      if (keep === "both") {
        const { isConflict: _settled, ...own } = copy
        return { [copyId]: own }
      }
      if (entry?.revision !== seen.entryRevision) return {}
      const { mood, notes } = copy
      const kept = keep === "copy" && { [entryId]: { ...entry, mood, notes, updatedAt: at, revision: id } }
      return { ...kept, [copyId]: null }
    },
  }),
}

function withCopies(entries: Known<SyncedEntry>, entryId: string): SyncedEntry[] {
  return present(entries).filter(({ id, copyOf }) => id === entryId || copyOf === entryId)
}

/** Limits the date, because a clock that is ahead must not place an entry before all later ones. */
function notAfter({ now }: Moment, moment: string): string {
  return now === undefined ? moment : earlierOf(moment, now)
}
