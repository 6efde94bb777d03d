import { type ReactNode, useEffect, useState } from "react"
import { createSyncing } from "./start-sync.ts"
import { SyncContext } from "./sync-context.ts"

type SyncProviderProps = { userId: string; onOtherUser: () => void; children: ReactNode }

/** The provider starts the sender, whichever screen is open. */
export function SyncProvider({ userId, onOtherUser, children }: SyncProviderProps) {
  const [syncing] = useState(() => createSyncing({ userId, onOtherUser }))
  useEffect(() => syncing.start(), [syncing])
  return <SyncContext value={syncing}>{children}</SyncContext>
}
