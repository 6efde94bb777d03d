import fc from "fast-check"
import { type Operation, operationsPerRequest, operationsVersion } from "#domain/operations/operations.ts"
import { type Change, change, changed, damage, encoding } from "#tests/api/generated-requests.ts"
import { hostileValue } from "#tests/api/hostile-values.ts"
import { validOperation } from "./operations.ts"

/** Whose device it is, and up to where it knows the rows. */
type Asked = {
  user: "own" | "other" | "bystander" | "nobody"
  since: unknown
  epoch: "none" | "known" | "other"
  extra: Record<string, unknown>
}

/** A planned request; user ids and the epoch are known when it is sent. */
export type FuzzRequest = {
  mother: number
  device: "phone" | "laptop" | "app"
  operations: { id: string }[]
  asked: Asked
  /** May be spelled unusually, damaged or too long. */
  spell: (body: object) => Uint8Array<ArrayBuffer>
  isRepeated: boolean
}

const syncBodyMaxBytes = 256 * 1024

type Made = {
  operation: Operation
  how: "as it is" | "changed" | "repeated" | "versioned"
  changes: Change[]
  at: number
  version: number
}
const made: fc.Arbitrary<Made> = fc.record({
  operation: validOperation,
  how: fc.oneof(
    { weight: 12, arbitrary: fc.constant("as it is" as const) },
    { weight: 6, arbitrary: fc.constant("changed" as const) },
    { weight: 1, arbitrary: fc.constant("repeated" as const) },
    { weight: 1, arbitrary: fc.constant("versioned" as const) },
  ),
  changes: fc.array(change, { minLength: 1, maxLength: 3 }),
  at: fc.nat(),
  version: fc.constantFrom(0, 1, 1.5, -1, operationsVersion + 1, 1_000_000, 1_000_001, 2 ** 53),
})

/** Any operation but the first may double another: the same id, perhaps other arguments. */
function asSent(batch: Made[]): { id: string }[] {
  const sent: { id: string }[] = []
  for (const { operation, how, changes, at, version } of batch) {
    if (how === "repeated" && sent.length > 0) {
      const earlier = sent[at % sent.length] as Operation
      sent.push(at % 2 ? earlier : { ...operation, id: earlier.id })
    } else if (how === "versioned") sent.push({ ...operation, schemaVersion: version } as Operation)
    else if (how === "changed") {
      const { id, ...rest } = operation
      const result = changes.reduce(changed, rest as Record<string, unknown>)
      // A wrong id makes the server refuse the whole request.
      sent.push(at % 50 === 0 ? { id, ...result } : { ...result, id })
    } else sent.push(operation)
  }
  return sent
}

const plain = (body: object) => bytes(JSON.stringify(body))
const spellings = {
  plain,
  indented: (body: object) => bytes(JSON.stringify(body, null, "\t\r\n ")),
  reversed: (body: object) => bytes(JSON.stringify(body, reverseKeys)),
  escaped: (body: object) => bytes(escaped(JSON.parse(JSON.stringify(body)))),
  /** Of two equal keys the last counts, as in JavaScript. */
  doubled: (body: object) => bytes(JSON.stringify(body).replaceAll('"args":', '"args":{"id":1,"id":[]},"args":')),
  filled: (body: object) => bytes(JSON.stringify(body).padEnd(syncBodyMaxBytes)),
}

function reverseKeys(_: string, value: unknown) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).reverse())
}

/** Writes JSON in which keys and short texts consist of escapes, one for each UTF-16 unit. */
function escaped(value: unknown): string {
  if (typeof value === "string" && value.length < 100) return `"${value.replace(/./gs, escapeOf)}"`
  if (Array.isArray(value)) return `[${value.map(escaped)}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const pairs = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${pairs.map(([key, part]) => `${escaped(key)}:${escaped(part)}`)}}`
}

function escapeOf(unit: string) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`
}

function bytes(text: string) {
  return new Uint8Array(Buffer.from(text))
}

const spell: fc.Arbitrary<FuzzRequest["spell"]> = fc.oneof(
  { weight: 40, arbitrary: fc.constantFrom(...Object.values(spellings)) },
  {
    weight: 1,
    arbitrary: fc.tuple(damage, encoding).map(
      ([damaged, encoded]) =>
        (body: object) =>
          encoded(damaged(JSON.stringify(body))),
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(syncBodyMaxBytes + 1, 2 * syncBodyMaxBytes)
      .map((length) => (body: object) => bytes(JSON.stringify(body).padEnd(length))),
  },
)

const usual: Asked = { user: "own", since: null, epoch: "none", extra: {} }
const asked: fc.Arbitrary<Asked> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(usual) },
  { weight: 10, arbitrary: fc.nat({ max: 2000 }).map((since): Asked => ({ ...usual, since, epoch: "known" })) },
  {
    weight: 1,
    arbitrary: fc.record({
      user: fc.constantFrom("own", "own", "other", "bystander", "nobody"),
      since: fc.oneof(fc.constantFrom(null, 0, 1, -1, 0.5, 2 ** 53, 1e308), hostileValue),
      epoch: fc.constantFrom("none", "known", "other"),
      extra: fc.oneof(
        fc.constant({}),
        fc.constantFrom("", ":", "000000000001:diaryEntries:", "￿".repeat(200)).map((after) => ({ after })),
        hostileValue.map((after) => ({ after })),
        hostileValue.map((unknown) => ({ unknown })),
      ),
    }) as fc.Arbitrary<Asked>,
  },
)

/** The number of operations is mostly small, sometimes the maximum, and sometimes one more. */
const batch = fc.oneof(
  { weight: 20, arbitrary: fc.array(made, { minLength: 1, maxLength: 12 }) },
  { weight: 4, arbitrary: fc.array(made, { minLength: 13, maxLength: operationsPerRequest }) },
  { weight: 1, arbitrary: fc.array(made, { minLength: operationsPerRequest, maxLength: operationsPerRequest + 1 }) },
)

export function fuzzRequests(mothers: number): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    mother: fc.nat({ max: mothers - 1 }),
    device: fc.constantFrom("phone", "phone", "phone", "laptop", "laptop", "laptop", "app"),
    operations: batch.map(asSent),
    asked,
    spell,
    isRepeated: fc.boolean(),
  })
}
