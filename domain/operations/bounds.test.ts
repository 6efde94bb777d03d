import { expect, test } from "vitest"
import * as z from "zod/mini"
import { definitionOf, operationNames } from "./operations.ts"

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  propertyNames?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

/** The paths in a schema that accept text, lists or keys of unlimited length. */
function unboundedIn(schema: Schema, path: string): string[] {
  const { properties = {}, anyOf = [], oneOf = [], items, additionalProperties, propertyNames } = schema
  const inner = [
    ...Object.entries(properties).flatMap(([name, each]) => unboundedIn(each, `${path}.${name}`)),
    ...[...anyOf, ...oneOf].flatMap((each) => unboundedIn(each, path)),
    ...(items ? unboundedIn(items, `${path}[]`) : []),
    ...(typeof additionalProperties === "object" ? unboundedIn(additionalProperties, `${path}{}`) : []),
    ...(propertyNames ? unboundedIn(propertyNames, `${path} keys`) : []),
  ]
  const isLoose =
    (schema.type === "string" && !isShort(schema)) ||
    (schema.type === "array" && schema.maxItems === undefined) ||
    (schema.type === "object" && additionalProperties !== false && !propertyNames)
  return isLoose ? [path, ...inner] : inner
}

function isShort({ enum: choices, const: only, format, pattern, maxLength }: Schema) {
  return (
    Boolean(choices ?? only ?? maxLength) ||
    format === "uuid" ||
    format === "date" ||
    /^\^[^*+]*\$$/.test(pattern ?? "*")
  )
}

/** The keys of push subscriptions. Their exact number of bytes is checked, but a schema cannot express it. */
const keysOfBrowsers = ["reminderDeviceAdded.p256dh", "reminderDeviceAdded.auth"]

test("no argument of an operation takes text, a list or keys without a bound", () => {
  const unbounded = operationNames.flatMap((name) =>
    unboundedIn(z.toJSONSchema(definitionOf(name).args, { io: "input", unrepresentable: "any" }) as Schema, name),
  )
  expect(unbounded).toEqual(keysOfBrowsers)
})
