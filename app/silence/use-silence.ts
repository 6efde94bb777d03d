import { useSyncExternalStore } from "react"
import { userHere } from "#app/session/user-here.ts"
import { deviceStorage, onStorageChange } from "#app/storage/device.ts"
import { readOutbox, unstoredOperations } from "#app/sync/outbox.ts"
import { readSnapshot } from "#app/sync/snapshot.ts"
import { usePerformAnywhere } from "#app/sync/use-perform-anywhere.ts"

function readHere(): boolean {
  const userId = userHere()
  return userId !== undefined && readSilence(userId)
}

export function useSilence(): boolean {
  return useSyncExternalStore(onStorageChange, readHere, () => false)
}

export function useSetSilence() {
  const perform = usePerformAnywhere()
  return (isOn: boolean) => perform("silenceSet", { isOn })
}

/** By the last pending change, else by the snapshot. */
export function readSilence(userId: string): boolean {
  const outbox = readOutbox(deviceStorage, userId, unstoredOperations(userId))
  const pending = outbox.findLast(({ operation }) => operation.name === "silenceSet")
  if (pending?.operation.name === "silenceSet") return pending.operation.args.isOn
  return readSnapshot(deviceStorage, userId)?.rows.silence.own?.values?.isOn === true
}
