import { createReader } from "../../scripts/understand/reader.ts"

/** What the chat would do with a message in a language. Each is read once, however many figures are made of it. */
export const readerIn = remembered(async (language: string) => remembered(await createReader(language)))

function remembered<Key, Value>(make: (key: Key) => Value) {
  const values = new Map<Key, Value>()
  return (key: Key): Value => {
    const value = values.has(key) ? (values.get(key) as Value) : make(key)
    values.set(key, value)
    return value
  }
}
