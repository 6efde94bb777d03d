import { useState } from "react"
import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { useUser } from "#app/session/use-user.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import { type RedFlag, redFlagIn } from "#domain/red-flags.ts"

type Shown = { entryId: string; redFlag: RedFlag }

/** What the notes that she has just saved may call for. It stays until she closes it, and keeps nothing from being saved. */
export function useRedFlag() {
  const key = keptKey(useUser().id, "red-flag-of-diary")
  const [shown, setShown] = useState(() => readKept<Shown>(key, isShown)?.value ?? null)

  function check({ id: entryId, notes }: DiaryEntry) {
    const redFlag = redFlagIn(notes)
    if (!redFlag) return
    setShown({ entryId, redFlag })
    try {
      writeKept<Shown>(key, { value: { entryId, redFlag }, changedAt: new Date().toISOString(), waiting: false })
    } catch {
      // There is no room left on this device: a reload does not bring it back then.
    }
  }

  function close() {
    setShown(null)
    forgetKey(key)
  }

  return { shown, check, close }
}

function isShown(value: unknown) {
  return typeof (value as Shown | null)?.entryId === "string"
}
