import { type ReactNode, useEffect, useState } from "react"
import { createSyncing } from "./start-sync.ts"
import { SyncContext } from "./sync-context.ts"

type SyncProviderProps = { userId: string; onOtherUser: () => void; children: ReactNode }

/** Syncs the user's data while signed in, on whichever screen. The sender starts here. */
export function SyncProvider({ userId, onOtherUser, children }: SyncProviderProps) {
  const [syncing] = useState(() => createSyncing({ userId, onOtherUser }))
  useEffect(() => syncing.start(), [syncing])
  return <SyncContext value={syncing}>{children}</SyncContext>
}
