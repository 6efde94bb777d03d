import { QueryClientProvider } from "@tanstack/react-query"
import { useState } from "react"
import { Navigate, Outlet, useLocation } from "react-router"
import { createQueryClient } from "#app/query-client.ts"
import { useKeepAhead } from "#app/worker/use-keep-ahead.ts"
import { useAuth } from "./auth-provider.tsx"
import { Loading } from "./loading.tsx"

/** Pages for signed-in users: a visitor is sent to /login and comes back here after it. */
export default function SignedIn() {
  const { user, loading, hasLeft, refresh } = useAuth()
  const [queryClient] = useState(() => createQueryClient({ onSessionEnded: refresh }))
  const { pathname, search } = useLocation()
  if (user) {
    return (
      <QueryClientProvider client={queryClient} key={user.id}>
        <KeptAhead />
      </QueryClientProvider>
    )
  }
  if (loading) return <Loading />
  return <Navigate to="/login" replace state={hasLeft ? null : { from: pathname + search }} />
}

function KeptAhead() {
  useKeepAhead()
  return <Outlet />
}
