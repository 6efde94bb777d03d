import { Outlet, PrefetchPageLinks, useLocation } from "react-router"
import { useAuth } from "./auth-provider.tsx"
import { Loading } from "./loading.tsx"
import { Redirect } from "./redirect.tsx"

/** Pages for visitors: a signed-in user goes where she wanted to go, else to her dashboard, whose code is fetched while the server says who she is. */
export default function PublicOnly() {
  const { user, loading, isEntering } = useAuth()
  const { state } = useLocation()
  const next = state?.from ?? "/dashboard"
  if (!user) {
    return (
      <>
        {isEntering && <PrefetchPageLinks page={next} />}
        <Outlet />
      </>
    )
  }
  return loading ? <Loading /> : <Redirect to={next} hasShape />
}
