import { memo } from "react"
import { Outlet, useLocation } from "react-router"
import { useAuth } from "#app/session/auth-provider.tsx"
import { Loading, Redirect } from "#app/session/loading.tsx"
import { type OfUser, SignedInProviders } from "./signed-in-providers.tsx"

export default function SignedIn() {
  const { user, loading, hasSignedOut, refresh } = useAuth()
  const { pathname, search, hash } = useLocation()
  if (user) return <Screens key={user.id} user={user} refresh={refresh} />
  if (loading) return <Loading />
  return <Redirect to="/login" state={hasSignedOut ? null : { from: pathname + search + hash }} />
}

const Screens = memo(function Screens(of: Omit<OfUser, "children">) {
  return (
    <SignedInProviders {...of}>
      <Outlet />
    </SignedInProviders>
  )
})
