/** What a record has itself under a name from outside: every object has a "constructor". */
export function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: PropertyKey): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name as string] : undefined
}
