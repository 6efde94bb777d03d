import fc from "fast-check"

export const hostileTexts = [
  "",
  " ",
  "\0",
  "\ud83c",
  "\udf38\ud83c",
  "\ufeff",
  "\u202e",
  "null",
  "NaN",
  "[object Object]",
  "__proto__",
  "<script>alert(1)</script>",
  "' or '1'='1' --",
  "$1 ? :id {{7*7}}",
  "../../../etc/passwd",
  "a@b.de\r\nBcc: x@y.zz",
  `${"a".repeat(64)}@${"b".repeat(180)}.example`,
  "9999-12-31T23:59:59.999Z",
  "-000001-01-01T00:00:00.000Z",
  "2026-11-21T08:00:00.000+99:99",
  "a".repeat(6000),
  "🌸".repeat(3000),
  "e\u0301".repeat(300),
  "[".repeat(20_000),
  `${"[".repeat(15_000)}${"]".repeat(15_000)}`,
  `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`,
]

export const hostileKeys = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "",
  "0",
  "id",
]

/** Parts of an address as they stand in it. */
export const hostileParams = [
  "%00",
  "%",
  "%zz",
  "%E0%A4%A",
  "%ED%A0%80",
  "%F0%9F%8C%B8",
  "%0d%0aset-cookie:a=b",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..",
  "__proto__",
  "constructor",
  "*",
  ":id",
  "undefined",
  "-1",
  "2026-02-30",
  "9999-99-99",
  "0000-00-00",
  "%2B275760-09-13",
  "00000000-0000-0000-0000-000000000000",
  "'%20or%20'1'='1",
  "a".repeat(4000),
]

const hostileNumbers = [0, -0, -1, 0.1, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 2 ** 64]

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts, ...hostileNumbers, null, true, false),
  fc.string({ unit: "binary" }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(10, 500).map(nested),
  fc.constantFrom(0, 1, 5000).map((length) => Array(length).fill(0)),
  fc.constantFrom(...hostileKeys).map((key) => JSON.parse(`{${JSON.stringify(key)}:{"polluted":true}}`)),
)

function nested(depth: number) {
  let value: unknown = 1
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
}
