/** PostgreSQL rejects NUL, and half of a surrogate pair is not valid UTF-8. */
const unstorable = /\0|\p{Surrogate}/gu

export function isStorableText(text: string): boolean {
  return text.search(unstorable) < 0
}

/** Removes characters from texts that cannot be stored, and undefined fields. */
export function storable<Value>(value: Value): Value {
  if (typeof value === "string") return value.replace(unstorable, "") as Value
  if (Array.isArray(value)) return value.map(storable) as Value
  if (typeof value !== "object" || value === null) return value
  const told = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(told.map(([key, part]) => [key, storable(part)])) as Value
}
