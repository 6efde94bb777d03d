import { useContext, useSyncExternalStore } from "react"
import { userHere } from "#app/session/use-user.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { copiesOf } from "#app/sync/copies.ts"
import type { View } from "#app/sync/store.ts"
import { SyncContext } from "#app/sync/sync-context.ts"
import { usePerformAnywhere } from "#app/sync/use-perform-anywhere.ts"
import type { Rows } from "#domain/nouns/noun.ts"
import type { Operation } from "#domain/operations/operations.ts"

function readHere(): boolean {
  const userId = userHere()
  return userId !== undefined && readSilence(userId)
}

export function useSilence(): boolean {
  const store = useContext(SyncContext)?.store
  const read = store ? () => silenceOf(store.read()) : readHere
  return useSyncExternalStore(store?.subscribe ?? onStorageChange, read, () => false)
}

export function useSetSilence() {
  const perform = usePerformAnywhere()
  return (isOn: boolean) => perform("silenceSet", { isOn })
}

/** Her last change that the server has not acknowledged wins over the snapshot, even if it was refused. */
export function readSilence(userId: string): boolean {
  const { snapshot, outbox } = copiesOf(userId)
  const said = lastSaid(outbox.read().map(({ operation }) => operation))
  return said ?? isQuietIn(snapshot.read()?.rows)
}

function silenceOf({ synced, pending, refused }: View): boolean {
  const unanswered = [...refused.map(({ operation }) => operation), ...pending]
  return lastSaid(unanswered.toSorted((one, other) => (one.at < other.at ? -1 : 1))) ?? isQuietIn(synced)
}

function lastSaid(operations: readonly Operation[]): boolean | undefined {
  const said = operations.findLast(({ name }) => name === "silenceSet")
  return said?.name === "silenceSet" ? said.args.isOn : undefined
}

function isQuietIn(rows: Rows | undefined): boolean {
  return rows?.silence.own?.values?.isOn === true
}
