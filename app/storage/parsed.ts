import { type DeviceStorage, parseJson } from "./device.ts"

export type Parsed<Value> = ReturnType<typeof createParsed<Value>>

/** It is parsed again only where its text is another, whoever has written it. */
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

  return { read, known: () => value, write }
}
