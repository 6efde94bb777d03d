/**
 * Reads only the record's own property, because the name may come from outside and every object inherits "constructor".
 */
export function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: PropertyKey): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name as string] : undefined
}
