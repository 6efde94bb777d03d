import { QueryClientProvider } from "@tanstack/react-query"
import { memo, useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router"
import { createQueryClient } from "#app/query-client.ts"
import { SyncProvider } from "#app/sync/sync-provider.tsx"
import { useKeepAhead } from "#app/worker/use-keep-ahead.ts"
import type { User } from "./account.ts"
import { useAuth } from "./auth-provider.tsx"
import { Loading } from "./loading.tsx"
import { UserContext } from "./use-user.ts"

/** Pages for signed-in users: a visitor is sent to /login and comes back here after it. */
export default function SignedIn() {
  const { user, loading, hasLeft, refresh } = useAuth()
  const { pathname, search } = useLocation()
  if (user) return <HersAlone key={user.id} user={user} refresh={refresh} />
  if (loading) return <Loading />
  return <Navigate to="/login" replace state={hasLeft ? null : { from: pathname + search }} />
}

/** Drawn anew when she is another, and not when the server has but said again who she is. */
const HersAlone = memo(function HersAlone({ user, refresh }: { user: User; refresh: () => void }) {
  const [queryClient] = useState(() => createQueryClient({ onSessionEnded: refresh }))
  useKeepAhead()
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
