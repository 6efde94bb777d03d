import { useEffect, useEffectEvent } from "react"
import { useAuth } from "#app/session/auth-provider.tsx"
import { readRecord, recordKey, writeRecord } from "#app/storage/records.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { isComposing } from "#app/ui/is-composing.ts"

/** Shortcuts do nothing while a text is written, a dialog is open, or Ctrl, Alt or a similar key is held. */
export function useShortcuts(shortcuts: Record<string, (() => void) | undefined>) {
  const { areOn } = useKeysSetting()
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
    if (isWriting(event.target) || document.querySelector("dialog:modal")) return
    // With Caps Lock on, a letter still triggers its shortcut.
    const run = shortcuts[event.shiftKey ? event.key : event.key.toLowerCase()]
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    if (!areOn) return
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [areOn])
}

/** Single-letter shortcuts can be turned off, because dictation and slips of the hand trigger them too. */
export function useKeysSetting() {
  const { user } = useAuth()
  const key = recordKey(user?.id ?? "", "desk-keys")
  const areOn = useStored(key, () => readRecord<boolean>(key, (value) => typeof value === "boolean")?.value ?? true)
  return { areOn, set: (value: boolean) => writeRecord(key, { value, isUnsaved: false }) }
}

function isWriting(target: EventTarget | null) {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
}
