import { Outlet } from "react-router"
import { Toasts } from "./toasts.tsx"

/** Above all screens with toasts, so that a toast outlives its screen. */
export default function WithToasts() {
  return (
    <Toasts>
      <Outlet />
    </Toasts>
  )
}
