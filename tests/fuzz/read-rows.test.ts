import fc from "fast-check"
import { expect, test } from "vitest"
import type { Rows } from "#domain/nouns/noun.ts"
import { noRows } from "#domain/nouns/nouns.ts"
import { momentToFollow } from "#domain/operations/follow.ts"
import { definitionOf, fold } from "#domain/operations/operations.ts"
import { readRows } from "#domain/operations/read-rows.ts"
import { amount } from "#tests/amount.ts"
import { validOperation } from "./operations.ts"

const all = fc.array(validOperation, { minLength: 1, maxLength: 40 })
const runs = { numRuns: amount(300, 10_000) }

test("an operation makes the same of what it reads as of all her rows", () => {
  fc.assert(
    fc.property(all, (operations) => {
      let rows: Rows = noRows
      for (const operation of operations) {
        const { id, at, name, args } = operation
        const { apply, changes } = definitionOf(name)
        const moment = { id, at, now: at, memberName: "Marta" }
        const read = apply({ ...noRows, ...readRows(rows, name, args) }, args, moment)
        // A withdrawal leaves the week of journeys to a query on the server.
        if (name !== "consentWithdrawn") expect(read).toEqual(apply(rows, args, moment))
        expect(changes).toEqual(expect.arrayContaining(Object.keys(read)))
        rows = fold(rows, operation)
      }
    }),
    runs,
  )
})

test("an operation that is applied again changes nothing", () => {
  fc.assert(
    fc.property(all, (operations) => {
      let rows: Rows = noRows
      for (const operation of operations) {
        rows = fold(rows, operation)
        expect(fold(rows, operation)).toEqual(rows)
      }
    }),
    runs,
  )
})

test("an operation is dated after all that it reads, but for when a link ends", () => {
  const at = "2026-11-21T08:00:00.000Z"
  const expiresAt = "2026-12-21T08:00:00.000Z"
  const link = {
    id: "a",
    name: "",
    shows: [],
    namesWithout: false,
    language: "pt",
    createdAt: at,
    expiresAt,
    endedAt: null,
  }
  const rows = { ...noRows, helperLinks: { a: link } } as unknown as Rows
  expect(momentToFollow(rows, "helperLinkTakenBack", { linkId: "a" })).toBe(at)
  expect(momentToFollow(noRows, "helperLinkTakenBack", { linkId: "a" })).toBeNull()
})
