import type { ComponentProps } from "react"
import { Navigate } from "react-router"
import { Loading } from "./loading.tsx"

/** Sends to another screen, whose code may be long in coming: until then the page says that it loads, or has its shape. */
export function Redirect({ hasShape = false, ...props }: ComponentProps<typeof Navigate> & { hasShape?: boolean }) {
  return (
    <>
      <Loading hasShape={hasShape} />
      <Navigate {...props} replace />
    </>
  )
}
