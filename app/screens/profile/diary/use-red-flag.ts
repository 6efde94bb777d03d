import { useEffect, useState } from "react"
import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import { useLater } from "#app/language/use-later.ts"
import { useLanguageOf } from "#app/language/use-words.ts"
import { loadRedFlagCheck } from "#app/red-flag-card/check.ts"
import { useUser } from "#app/session/use-user.ts"
import type { DiaryEntry } from "#domain/diary.ts"
import type { RedFlag } from "#domain/red-flags.ts"

type Shown = { entryId: string; redFlag: RedFlag }

/** What the notes that she has just saved may call for. It stays until she closes it, and keeps nothing from being saved. */
export function useRedFlag() {
  const key = keptKey(useUser().id, "red-flag-of-diary")
  const [shown, setShown] = useState(() => readKept<Shown>(key, isShown)?.value ?? null)
  const [saved, setSaved] = useState<DiaryEntry | null>(null)
  const redFlagIn = useLater("red-flag-check", loadRedFlagCheck, useLanguageOf("red-flag-card"))

  useEffect(() => {
    if (!saved || !redFlagIn) return
    setSaved(null)
    const redFlag = redFlagIn(saved.notes)
    if (!redFlag) return
    const value = { entryId: saved.id, redFlag }
    setShown(value)
    try {
      writeKept<Shown>(key, { value, changedAt: new Date().toISOString(), waiting: false })
    } catch {
      // There is no room left on this device: a reload does not bring it back then.
    }
  }, [saved, redFlagIn, key])

  function close() {
    setShown(null)
    forgetKey(key)
  }

  return { shown: redFlagIn ? shown : null, check: setSaved, close }
}

function isShown(value: unknown) {
  return typeof (value as Shown | null)?.entryId === "string"
}
