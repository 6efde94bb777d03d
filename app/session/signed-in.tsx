import { memo } from "react"
import { Outlet, useLocation } from "react-router"
import { useAuth } from "./auth-provider.tsx"
import { Loading } from "./loading.tsx"
import { Redirect } from "./redirect.tsx"
import { type OfUser, SignedInProviders } from "./signed-in-providers.tsx"

/** Pages for signed-in users: a visitor is sent to /login and comes back here after it. */
export default function SignedIn() {
  const { user, loading, hasSignedOut, refresh } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (user) return <Screens key={user.id} user={user} refresh={refresh} />
  if (loading) return <Loading />
  return <Redirect to="/login" state={hasSignedOut ? null : { from: pathname + search + hash }} />
}

/** Does not render again when the session is merely refreshed. */
const Screens = memo(function Screens(of: Omit<OfUser, "children">) {
  return (
    <SignedInProviders {...of}>
      <Outlet />
    </SignedInProviders>
  )
})
