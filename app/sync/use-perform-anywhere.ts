import { useContext } from "react"
import { userHere } from "#app/session/use-user.ts"
import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { SyncContext } from "./sync-context.ts"

/** Performs an operation on a public page, which does not sync otherwise. */
export function usePerformAnywhere() {
  const syncing = useContext(SyncContext)

  return async function perform<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
    const userId = userHere()
    if (!userId) return
    const { store, schedule, start } = syncing
      ? { ...syncing, start: undefined }
      : (await import("./start-sync.ts")).createSyncing({ userId, onOtherUser: () => {} })
    store.add(name, args)
    const stop = start?.()
    await schedule.request()
    stop?.()
  }
}
