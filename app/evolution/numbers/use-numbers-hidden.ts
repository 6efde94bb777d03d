import { useContext, useSyncExternalStore } from "react"
import { userHere } from "#app/session/use-user.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { copiesOf } from "#app/sync/copies.ts"
import { SyncContext } from "#app/sync/sync-context.ts"
import { usePerformAnywhere } from "#app/sync/use-perform-anywhere.ts"

function readHere(): boolean | undefined {
  const userId = userHere()
  return userId === undefined ? undefined : readNumbersAnswer(userId)
}

export function useNumbersHidden(): boolean {
  return useNumbersAnswer() === true
}

/** Whether she wants numbers hidden; undefined if she was never asked or has not answered. */
export function useNumbersAnswer(): boolean | undefined {
  const store = useContext(SyncContext)?.store
  const read = store ? () => store.read().rows.preferences.own?.values.numbersHidden : readHere
  return useSyncExternalStore(store?.subscribe ?? onStorageChange, read, () => undefined)
}

export function useHideNumbers() {
  const perform = usePerformAnywhere()
  return (numbersHidden: boolean) => perform("preferencesChanged", { fields: { numbersHidden } })
}

/** The latest pending change wins over the snapshot. */
export function readNumbersHidden(userId: string): boolean {
  return readNumbersAnswer(userId) === true
}

function readNumbersAnswer(userId: string): boolean | undefined {
  const { snapshot, outbox } = copiesOf(userId)
  const changes = outbox
    .read()
    .flatMap(({ operation, refusal }) =>
      operation.name === "preferencesChanged" && !refusal ? (operation.args.fields.numbersHidden ?? []) : [],
    )
  return changes.at(-1) ?? snapshot.read()?.rows.preferences.own?.values.numbersHidden
}
