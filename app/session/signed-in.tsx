// Here before it is needed: what signing out removes must not wait for the network.
import "#app/sync/forget.ts"
import { QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { memo, useState } from "react"
import { Outlet, useLocation } from "react-router"
import { AppError, isTransient } from "#app/send.ts"
import { SyncProvider } from "#app/sync/sync-provider.tsx"
import { usePrefetch } from "#app/worker/use-prefetch.ts"
import type { User } from "./account.ts"
import { useAuth } from "./auth-provider.tsx"
import { Loading } from "./loading.tsx"
import { Redirect } from "./redirect.tsx"
import { UserContext } from "./use-user.ts"

/** Pages for signed-in users: a visitor is sent to /login and comes back here after it. */
export default function SignedIn() {
  const { user, loading, hasSignedOut, refresh } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (user) return <SignedInProviders key={user.id} user={user} refresh={refresh} />
  if (loading) return <Loading />
  return <Redirect to="/login" state={hasSignedOut ? null : { from: pathname + search + hash }} />
}

/** Remounts for another user (by its key), and does not render again when the session is merely refreshed. */
const SignedInProviders = memo(function SignedInProviders({ user, refresh }: { user: User; refresh: () => void }) {
  const [queryClient] = useState(() => createQueryClient({ onSessionEnded: refresh }))
  usePrefetch()
  return (
    <UserContext value={user}>
      <SyncProvider userId={user.id} onOtherUser={refresh}>
        <QueryClientProvider client={queryClient}>
          <Outlet />
        </QueryClientProvider>
      </SyncProvider>
    </UserContext>
  )
})

const longestPauseMs = 30_000

/** Server state: transient errors are retried with growing pauses, all others not at all. */
function createQueryClient({ onSessionEnded }: { onSessionEnded: () => void }) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (error instanceof AppError && error.status === 401) onSessionEnded()
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
