import { useMemo, useState, useSyncExternalStore } from "react"
import { onStorageChange } from "#app/sync/device.ts"
import { removeRecord } from "./records.ts"

/** A value stored on this device, read again whenever its key changes, in another tab too. */
export function useStored<Value>(key: string, read: () => Value): Value {
  const readText = () => localStorage.getItem(key)
  const stored = useSyncExternalStore(onStorageChange, readText, readText)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored text is what changes
  return useMemo(read, [key, stored])
}

/** The same, with a change that lives on the screen only while the storage is full. */
export function useStoredOrShown<Value>(key: string, read: () => Value, store: (value: Value) => void) {
  const stored = useStored(key, read)
  const [shown, setShown] = useState<Value | null>(null)

  function change(value: Value) {
    try {
      store(value)
      setShown(null)
    } catch {
      setShown(value)
    }
  }

  function forget() {
    setShown(null)
    removeRecord(key)
  }

  return { value: shown ?? stored, readNow: () => shown ?? read(), change, forget }
}
