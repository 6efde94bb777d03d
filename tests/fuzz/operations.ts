import fc from "fast-check"
import { type Operation, type OperationName, operationNames, operationsVersion } from "#domain/operations/operations.ts"
import { arbitraryArgs, fieldHints, type Hints } from "../arbitrary-args.ts"

const ids = (group: number) => Array.from({ length: 9 }, (_, at) => `0198a3d0-000${group}-7000-8000-00000000000${at}`)

/** What the mother who sends nothing has: the others name her rows by them. */
export const bystanderIds = ids(1)
/** Few, so that operations meet on one row. */
const commonIds = ids(2)
const id = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...commonIds) },
  { weight: 1, arbitrary: fc.constantFrom(...bystanderIds) },
  { weight: 2, arbitrary: fc.uuid({ version: [4, 7] }) },
)

const msPerDay = 24 * 60 * 60 * 1000
const nowMs = Date.parse("2026-11-21T09:00:00.000Z")
const moment = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -40 * msPerDay, max: 0 }).map((ms) => new Date(nowMs + ms).toISOString()) },
  { weight: 2, arbitrary: fc.constantFrom("2026-11-21T08:00:00.000Z", "2026-11-21T09:00:00.000Z") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "0000-01-01T00:00:00.000Z",
      "0001-01-01T00:00:00.000Z",
      "1969-12-31T23:59:59.999Z",
      "2024-02-29T23:59:59.999Z",
      "2026-11-21T09:00:00.001Z",
      "2026-11-22T00:00:00.000Z",
      "2038-01-19T03:14:08.000Z",
      "9999-12-31T23:59:59.999Z",
    ),
  },
)
const date = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 0, max: 33 }).map((days) => dateBefore(days)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("0000-01-01", "0001-01-01", "2024-02-29", "2026-11-22", "2026-11-23", "9999-12-31"),
  },
)
function dateBefore(days: number) {
  return new Date(nowMs - days * msPerDay).toISOString().slice(0, 10)
}

const hints: Hints = { uuid: id, date, moment, fields: fieldHints }

/** Without consent most is refused, so that it is withdrawn seldom. */
const rarely: OperationName[] = ["consentWithdrawn"]

/** A valid operation of any kind, of this version or of an older one that the server still accepts. */
export const validOperation: fc.Arbitrary<Operation> = fc.oneof(
  ...operationNames.map((name) => ({
    weight: rarely.includes(name) ? 1 : 8,
    arbitrary: fc.record({
      id: fc.uuid({ version: 7 }),
      name: fc.constant(name),
      args: arbitraryArgs(name, hints) as fc.Arbitrary<never>,
      at: moment,
      schemaVersion: fc.oneof(
        { weight: 9, arbitrary: fc.constant(operationsVersion) },
        fc.integer({ min: 1, max: operationsVersion }),
      ),
    }) as fc.Arbitrary<Operation>,
  })),
)
