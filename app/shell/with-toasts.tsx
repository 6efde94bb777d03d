import { Outlet } from "react-router"
import { Toasts } from "./toasts.tsx"

export default function WithToasts() {
  return (
    <Toasts>
      <Outlet />
    </Toasts>
  )
}
