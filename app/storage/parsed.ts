import { type DeviceStorage, parseJson } from "./device.ts"

export type Parsed<Value> = ReturnType<typeof createParsed<Value>>

/** Caches a parsed record, and parses its text again only if it has changed, whichever tab wrote it. */
export function createParsed<Value>(storage: DeviceStorage, key: string, check: (parsed: unknown) => Value | null) {
  let text: string | null = null
  let value: Value | null = null

  function read(): Value | null {
    const stored = storage.getItem(key)
    if (stored !== text) {
      text = stored
      value = check(parseJson(stored))
    }
    return value
  }

  function write(next: Value): boolean {
    const written = JSON.stringify(next)
    if (!storage.setItem(key, written)) return false
    text = written
    value = next
    return true
  }

  return { read, inMemory: () => value, write }
}
