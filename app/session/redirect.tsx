import type { ComponentProps } from "react"
import { Navigate } from "react-router"
import { Loading } from "./loading.tsx"

/** Sends to another screen, whose code may be long in coming: until then the page says that it loads. */
export function Redirect(props: ComponentProps<typeof Navigate>) {
  return (
    <>
      <Loading />
      <Navigate {...props} replace />
    </>
  )
}
