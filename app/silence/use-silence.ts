import { useSyncExternalStore } from "react"
import { onKeptChange } from "#app/kept/storage.ts"
import { changeKept, syncQuery } from "#app/kept/sync.ts"
import { readStoredSession } from "#app/session/stored-session.ts"
import { readSilence, silenceSource } from "./kept-silence.ts"

/** Whose device it is now, on the open pages too. */
function userHere(): string | undefined {
  return readStoredSession()?.user.id
}

function readHere(): boolean {
  const userId = userHere()
  return userId !== undefined && readSilence(userId)
}

/** Whether she wishes to read nothing about the baby, on every page: those that were painted in advance were painted for all. */
export function useSilence(): boolean {
  return useSyncExternalStore(onKeptChange, readHere, () => false)
}

/** Whether somebody is signed in who could say so. */
export function useCanSilence(): boolean {
  return useSyncExternalStore(
    onKeptChange,
    () => userHere() !== undefined,
    () => false,
  )
}

/** Keeps it on this device, where it counts at once, and sends it; what cannot be sent goes out from the next signed-in screen. */
export function setSilence(isOn: boolean) {
  const userId = userHere()
  if (!userId) return
  const source = silenceSource(userId)
  changeKept(source, { isOn })
  syncQuery(source)
    .queryFn()
    .catch(() => {})
}
