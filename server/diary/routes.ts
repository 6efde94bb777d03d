import { Hono } from "hono"
import * as z from "zod"
import { diaryEntryIdSchema, diaryEntrySchema, type SyncedEntry } from "#domain/diary.ts"
import type { Operation } from "#domain/operations/operations.ts"
import { requireConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import { jsonInput, pathInput } from "../json-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { applyOrThrow, operationOf } from "../sync/adapter.ts"
import { findEntry, readLatestEntries } from "./data.ts"
import { olderRoutes } from "./older-routes.ts"

const idParam = pathInput(z.object({ id: diaryEntryIdSchema }), () =>
  appError("INVALID_INPUT", { fields: { id: "invalid" } }),
)

type Sent = z.infer<typeof diaryEntrySchema>

/** Her latest entries. The writes are for the pages of version 0.1, for which a deleted entry is not found. */
export function diaryRoutes({ db, requireSession, oneAtATime, sync, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ entries: await readLatestEntries(db, c.var.userId) }))
    .route("/", olderRoutes({ db, oneAtATime, sync }))
    .put("/:id", idParam, jsonInput(diaryEntrySchema), async (c) => {
      const { id } = c.req.valid("param")
      const { userId } = c.var
      const stored = await findEntry(db, userId, id)
      if (stored === "deleted") throw appError("NOT_FOUND")
      await requireConsent(db, c.var.userId, "diary")
      await applyOrThrow(c, sync, operationsOf(id, c.req.valid("json"), stored))
      const entry = await findEntry(db, userId, id)
      // Withdrawn or deleted in the meantime.
      if (!entry) throw appError("CONSENT_REQUIRED")
      if (entry === "deleted") throw appError("NOT_FOUND")
      const { revision: _revision, copyOf: _copyOf, isConflict: _isConflict, ...shown } = entry
      return c.json({ entry: shown })
    })
    .delete("/:id", idParam, async (c) => {
      const { id: entryId } = c.req.valid("param")
      await applyOrThrow(c, sync, [operationOf("entryDeleted", { entryId }, now().toISOString())])
      return c.json({ ok: true })
    })
}

/**
 * Version 0.1 does not say which text an edit was made on: a newer edit replaces the stored text, as it did then, and an
 * older one keeps both. An entry that was changed before its first answer arrived has no `updatedAt`.
 */
function operationsOf(entryId: string, { updatedAt, ...text }: Sent, stored: SyncedEntry | null): Operation[] {
  // The entry's id becomes the revision: an upgraded device names it as the base of its edits.
  const written = { ...operationOf("entryWritten", { entryId, ...text }, text.createdAt), id: entryId }
  const editOf = (base: string, createdAt: string, at: string) => {
    // The same id whatever is stored when the request is retried; otherwise its text would come back.
    const { id } = operationOf("entryEdited", { entryId, ...text, base: entryId }, at)
    return { ...operationOf("entryEdited", { entryId, ...text, base, createdAt }, at), id }
  }
  if (!stored) return [written, ...(updatedAt ? [editOf(written.id, text.createdAt, updatedAt)] : [])]
  const isSame = stored.mood === text.mood && stored.notes === text.notes
  if (!updatedAt && (isSame || stored.updatedAt)) return []
  const isNewer = !updatedAt || !stored.updatedAt || stored.updatedAt < updatedAt
  return [editOf(isNewer ? stored.revision : entryId, stored.createdAt, updatedAt ?? text.createdAt)]
}
