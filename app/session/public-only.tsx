import { Outlet, PrefetchPageLinks, useLocation } from "react-router"
import { useAuth } from "./auth-provider.tsx"
import { Loading, Redirect } from "./loading.tsx"

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
