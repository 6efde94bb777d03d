import { useMemo, useState, useSyncExternalStore } from "react"
import { browserStorage, onStorageChange } from "#app/sync/device.ts"
import { removeRecord } from "./records.ts"

/** A value stored on this device, read again whenever its key changes, in another tab too. */
export function useStored<Value>(key: string, read: () => Value): Value {
  const readText = () => browserStorage.getItem(key)
  const stored = useSyncExternalStore(onStorageChange, readText, readText)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored text is what changes
  return useMemo(read, [key, stored])
}

/** Shown only, where `store` has no room. */
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
