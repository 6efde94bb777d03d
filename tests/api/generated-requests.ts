import fc from "fast-check"
import { hostileKeys, hostileParams, hostileTexts, hostileValue } from "./hostile-values.ts"

export type GeneratedRequest = {
  method: string
  params: string
  query: string
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
  hasSession: boolean
}

export type Change = { how: "replace" | "remove" | "add"; at: number; key: string; value: unknown }

export const change: fc.Arbitrary<Change> = fc.record({
  how: fc.constantFrom("replace", "replace", "remove", "add"),
  at: fc.nat(),
  key: fc.oneof(fc.constantFrom(...hostileKeys), fc.string()),
  value: hostileValue,
})

export const damage = fc.oneof(
  { weight: 12, arbitrary: fc.constant((text: string) => text) },
  { weight: 2, arbitrary: fc.nat().map((at) => (text: string) => text.slice(0, at % (text.length + 1))) },
  { weight: 1, arbitrary: fc.constant((text: string) => `\ufeff${text}`) },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replace(/\d+/, "1e999")) },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replace(/\d+/, "9".repeat(400))) },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replace("{", '{"value":1,"value":2,')) },
  { weight: 1, arbitrary: fc.constantFrom(...hostileTexts).map((other) => () => other) },
)

export const encoding = fc.oneof(
  { weight: 12, arbitrary: fc.constant((text: string) => bytes(Buffer.from(text))) },
  { weight: 1, arbitrary: fc.constant((text: string) => bytes(Buffer.from(text, "utf16le"))) },
  { weight: 1, arbitrary: fc.constant((text: string) => bytes(Buffer.from(text, "latin1"))) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((noise) => () => bytes(noise)) },
)

const headerText = fc.oneof(
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code === 0x7f ? 0x20 : code)),
  }),
  fc.constantFrom("", "0", "-1", "*", "null", "a".repeat(9000), "gzip", "identity;q=0", "bytes=0-", "\xff\xfe"),
)
const contentType = fc.constantFrom(
  "application/json; charset=utf-16",
  "application/json;;;",
  "APPLICATION/JSON",
  "application/json, text/plain",
  "application/jsonp",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "",
)
const headers = fc.record(
  {
    "content-type": contentType,
    "content-encoding": headerText,
    "content-length": headerText,
    accept: headerText,
    "accept-encoding": headerText,
    "accept-language": headerText,
    cookie: headerText,
    "if-none-match": headerText,
    range: headerText,
    "user-agent": headerText,
    "x-forwarded-for": headerText,
    "x-forwarded-host": headerText,
    "x-forwarded-proto": headerText,
    "x-http-method-override": headerText,
    host: headerText,
  },
  { requiredKeys: [] },
)

/** Generates requests to one route: its valid body and parameters with small or large errors. */
export function generatedRequests(
  ownMethod: string,
  validParam: string,
  valid: unknown,
): fc.Arbitrary<GeneratedRequest> {
  const otherMethod = fc.constantFrom("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "PROPFIND", "BREW")
  const param = fc.oneof(fc.constantFrom(...hostileParams), fc.string({ unit: "grapheme" }).map(encodeURIComponent))
  const changes = fc.array(change, { minLength: 1, maxLength: 3 })
  return fc.record({
    method: mostly(9, fc.constant(ownMethod), otherMethod),
    params: mostly(3, fc.constant(validParam), param),
    query: mostly(2, fc.constant(""), fc.array(fc.tuple(param, param), { maxLength: 4 }).map(asQuery)),
    body: fc
      .tuple(changes, damage, encoding)
      .map(([made, damaged, encoded]) =>
        encoded(damaged(JSON.stringify(made.reduce(changed, { body: valid }).body) ?? "")),
      ),
    headers: fc
      .tuple(mostly(2, fc.constant({}), headers), mostly(19, fc.constant({}), fc.record({ origin: headerText })))
      .map(([some, more]) => ({ ...some, ...more })),
    hasSession: mostly(9, fc.constant(true), fc.constant(false)),
  })
}

function mostly<Value>(weight: number, usual: fc.Arbitrary<Value>, rare: fc.Arbitrary<Value>) {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: rare })
}

function asQuery(pairs: [string, string][]) {
  return `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`
}

/** A copy with one change at one of its places. */
export function changed(whole: Record<string, unknown>, { how, at, key, value }: Change) {
  const copy = structuredClone(whole)
  const places = placesIn(copy)
  const [holder, name] = places[at % places.length] ?? ([copy, "body"] as const)
  if (how === "remove") delete holder[name]
  else if (how === "replace") put(holder, name, value)
  else put(isRecord(holder[name]) ? holder[name] : holder, key, value)
  return copy
}

function placesIn(holder: Record<string, unknown>): [Record<string, unknown>, string][] {
  return Object.entries(holder).flatMap(([name, value]) => [
    [holder, name],
    ...(isRecord(value) ? placesIn(value) : []),
  ])
}

// Set as a property of its own, so that the JSON names "__proto__" too. An array's length cannot be set so.
function put(holder: Record<string, unknown>, key: string, value: unknown) {
  if (Array.isArray(holder) && key === "length") return
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}

function bytes(content: Uint8Array) {
  return new Uint8Array(content)
}
