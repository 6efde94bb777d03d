import { useRef, useState, useSyncExternalStore } from "react"
import { deviceStorage, onStorageChange } from "./device.ts"
import { removeRecord } from "./records.ts"

/** Reads the record again whenever its key changes, in other tabs too. */
export function useStored<Value>(key: string, read: () => Value): Value {
  const known = useRef<{ key: string; text: string | null; value: Value }>(null)

  function readKnown() {
    const text = deviceStorage.getItem(key)
    if (known.current?.key !== key || known.current.text !== text) known.current = { key, text, value: read() }
    return known.current.value
  }

  return useSyncExternalStore(onStorageChange, readKnown, readKnown)
}

/** If `store` has no room, the value is only shown. */
export function useStoredOrShown<Value>(key: string, read: () => Value, store: (value: Value) => boolean) {
  const stored = useStored(key, read)
  const [shown, setShown] = useState<Value | null>(null)

  function change(value: Value) {
    setShown(store(value) ? null : value)
  }

  function forget() {
    setShown(null)
    removeRecord(key)
  }

  return { value: shown ?? stored, readNow: () => shown ?? read(), change, forget }
}
