import type { ComponentProps } from "react"
import { Navigate } from "react-router"
import { Loading } from "./loading.tsx"

export function Redirect({ hasShape = false, ...props }: ComponentProps<typeof Navigate> & { hasShape?: boolean }) {
  return (
    <>
      <Loading hasShape={hasShape} />
      <Navigate {...props} replace />
    </>
  )
}
