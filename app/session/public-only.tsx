import { Outlet, useLocation } from "react-router"
import { useAuth } from "./auth-provider.tsx"
import { Loading } from "./loading.tsx"
import { Redirect } from "./redirect.tsx"

/** Pages for visitors: a signed-in user goes where she wanted to go, else to her dashboard. */
export default function PublicOnly() {
  const { user, loading } = useAuth()
  const { state } = useLocation()
  if (!user) return <Outlet />
  return loading ? <Loading /> : <Redirect to={state?.from ?? "/dashboard"} />
}
