// forget.ts is imported statically, so that signing out works offline.
import "./forget.ts"
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { isTransient } from "#app/send.ts"
import type { User } from "#app/session/account.ts"
import { noSessionIn } from "#app/session/no-session.ts"
import { UserContext } from "#app/session/use-user.ts"
import { SyncProvider } from "#app/sync/sync-provider.tsx"
import { usePrefetch } from "#app/worker/use-prefetch.ts"

export type OfUser = { user: User; refresh: () => void; children: ReactNode }

/** The key remounts the providers when another user signs in. */
export function SignedInProviders({ user, refresh, children }: OfUser) {
  const [queryClient] = useState(() => createQueryClient({ onSessionEnded: refresh }))
  usePrefetch()
  return (
    <UserContext value={user}>
      <SyncProvider userId={user.id} onOtherUser={refresh}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </SyncProvider>
    </UserContext>
  )
}

const longestPauseMs = 30_000

function createQueryClient({ onSessionEnded }: { onSessionEnded: () => void }) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (noSessionIn(error)) onSessionEnded()
      },
    }),
    defaultOptions: {
      queries: {
        retry: (_failures, error) => isTransient(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPauseMs),
      },
    },
  })
}
