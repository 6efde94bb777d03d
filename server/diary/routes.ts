import { zValidator } from "@hono/zod-validator"
import { Hono } from "hono"
import * as z from "zod"
import { diaryEntryIdSchema, diaryEntrySchema } from "#domain/diary.ts"
import { withConsent } from "../consent/data.ts"
import { appError } from "../errors.ts"
import { jsonInput } from "../json-input.ts"
import { notAfter } from "../kept-input.ts"
import type { RouteDeps } from "../route-deps.ts"
import type { SignedIn } from "../session.ts"
import { deleteEntry, keepEntry, readEntry, readLatestEntries } from "./data.ts"

const idParam = zValidator("param", z.object({ id: diaryEntryIdSchema }), (result) => {
  if (!result.success) throw appError("INVALID_INPUT", { fields: { id: "invalid" } })
})

/** Her diary. An entry's id is made by the browser; one that is deleted, or not hers, is not found and stays as it is. */
export function diaryRoutes({ db, requireSession, now }: RouteDeps) {
  return new Hono<SignedIn>()
    .use(requireSession)
    .get("/", async (c) => c.json({ entries: await readLatestEntries(db, c.var.userId) }))
    .put("/:id", idParam, jsonInput(diaryEntrySchema), async (c) => {
      const { id } = c.req.valid("param")
      const { createdAt, updatedAt, ...says } = c.req.valid("json")
      const moments = {
        createdAt: notAfter(now(), createdAt),
        updatedAt: updatedAt && notAfter(now(), updatedAt),
      }
      const { userId } = c.var
      const entry = await withConsent(db, userId, "diary", async (transaction) => {
        await keepEntry(transaction, userId, { id, ...says, ...moments }, now())
        return readEntry(transaction, userId, id)
      })
      if (!entry) throw appError("NOT_FOUND")
      return c.json({ entry })
    })
    .delete("/:id", idParam, async (c) => {
      const { id } = c.req.valid("param")
      if (!(await deleteEntry(db, c.var.userId, id, now()))) throw appError("NOT_FOUND")
      return c.json({ ok: true })
    })
}
