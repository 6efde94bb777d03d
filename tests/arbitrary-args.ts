import fc from "fast-check"
import * as z from "zod"
import { definitionOf, type OperationArgs, type OperationName } from "#domain/operations/operations.ts"
import { consentVersions } from "#domain/privacy/consent.ts"

type Schema = z.core.JSONSchema.JSONSchema
type Any = fc.Arbitrary<unknown>

/** What a schema cannot know: ids, dates and moments that meet, and which values of a field others demand than its type. */
export type Hints = { uuid: Any; date: Any; moment: Any; fields: Readonly<Record<string, Any>> }

const food = fc.constantFrom("oats", "milk", "egg", "chicken", "constructor", "toString", `a${"b".repeat(59)}`)
const foods = fc.array(food, { minLength: 1, maxLength: 5 })
const currentTextVersions = fc.constantFrom(...new Set(Object.values(consentVersions)))

/** By name: few foods and endpoints, so that operations meet; keys, zones and months, of which a schema says only that they are texts. */
export const fieldHints: Hints["fields"] = {
  food,
  foods,
  likes: foods,
  without: fc.array(fc.constantFrom("milk", "egg", "celery"), { maxLength: 300 }),
  notMeant: fc.array(fc.constantFrom("peanut", "soy"), { maxLength: 4 }),
  endpoint: fc.constantFrom(
    "https://push.example.com/one",
    "https://push.example.com/two",
    `https://push.example.com/${"a".repeat(970)}`,
  ),
  p256dh: fc.stringMatching(/^BA[AZaz09_-]{85}$/),
  auth: fc.stringMatching(/^[AZaz09_-]{22}$/),
  timeZone: fc.constantFrom("America/Recife", "Pacific/Apia", "UTC"),
  month: fc.constantFrom("2026-10", "2026-11"),
  textVersion: fc.oneof(currentTextVersions, fc.constantFrom(1, 1_000_000)),
}

/** Valid arguments of an operation, made of its own description alone. */
export function arbitraryArgs<Name extends OperationName>(name: Name, hints: Hints): fc.Arbitrary<OperationArgs[Name]> {
  const { args } = definitionOf(name)
  // What is written by hand, as that one of the fields is there, no format says.
  const isValid = (value: unknown): value is OperationArgs[Name] => z.safeParse(args, value).success
  return arbitraryOf(z.toJSONSchema(args, { io: "input", unrepresentable: "any" }), hints).filter(isValid)
}

function arbitraryOf(schema: Schema, hints: Hints): Any {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one as Schema, hints)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case "null":
      return fc.constant(null)
    case "boolean":
      return fc.boolean()
    case "integer":
    case "number":
      return arbitraryNumber(schema)
    case "string":
      return arbitraryString(schema, hints)
    case "array":
      return arbitraryList(schema, hints)
    case "object":
      return arbitraryObject(schema, hints)
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}`)
  }
}

function arbitraryNumber({ type, minimum, maximum, multipleOf }: Schema) {
  if (minimum === undefined || maximum === undefined) throw new Error("A number without bounds")
  const step = multipleOf ?? 1
  const steps = fc.integer({ min: Math.ceil(minimum / step), max: Math.floor(maximum / step) })
  const whole = steps.map((many) => many * step)
  if (type === "integer" || multipleOf !== undefined) return whole
  const tenths = fc.integer({ min: minimum * 10, max: maximum * 10 }).map((many) => many / 10)
  return fc.oneof({ weight: 3, arbitrary: whole }, tenths)
}

function arbitraryString({ format, pattern, minLength, maxLength }: Schema, hints: Hints): Any {
  if (format === "uuid") return hints.uuid
  if (format === "date") return hints.date
  if (format === "date-time") return hints.moment
  if (maxLength !== undefined) return arbitraryText(maxLength, minLength)
  if (pattern === undefined) throw new Error("A text without bounds")
  return fc.stringMatching(new RegExp(pattern, "u"))
}

function arbitraryList({ items, minItems, maxItems = 5 }: Schema, hints: Hints) {
  const one = arbitraryOf(items as Schema, hints)
  const bounds = { minLength: minItems ?? 0, maxLength: Math.min(maxItems, Math.max(5, minItems ?? 0)) }
  return fc.oneof(fc.array(one, bounds), fc.uniqueArray(one, bounds))
}

function arbitraryObject(schema: Schema, hints: Hints): Any {
  const { properties, required = [], propertyNames, additionalProperties } = schema
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [
      name,
      hints.fields[name] ?? arbitraryOf(field as Schema, hints),
    ])
    return fc.record<{ [name: string]: unknown }, string>(Object.fromEntries(fields), { requiredKeys: required })
  }
  const names = arbitraryOf(propertyNames as Schema, hints) as fc.Arbitrary<string>
  return fc.dictionary(names, arbitraryOf(additionalProperties as Schema, hints), { maxKeys: 21 })
}

/** Storable text of at most so many UTF-16 units that trimming leaves as it is, now and then as long as it may be. */
function arbitraryText(maxLength: number, minLength = 0) {
  const short = fc.string({ unit: "grapheme", minLength, maxLength: 12 }).map((it) => it.trim().slice(0, maxLength))
  const usual = short.map((it) => (it.isWellFormed() && it.length >= minLength ? it : "ção"))
  const hostile = fc.constantFrom("__proto__", "null", "' or 1=1 --", "<b>x</b>", "{{7*7}}", "$1", "%00", "\u202e🌸")
  const longest = fc.constantFrom("a", "é", "\u{10ffff}").map((it) => it.repeat(maxLength / it.length))
  return fc.oneof(
    { weight: 60, arbitrary: usual },
    { weight: 8, arbitrary: hostile },
    { weight: 1, arbitrary: longest },
  )
}
