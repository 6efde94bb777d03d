import { Outlet } from "react-router"
import { ErrorPage } from "./error-page.tsx"
import { Frame } from "./frame.tsx"
import { OwnFrame } from "./own-frame.tsx"
import { keepOwnFrame } from "./own-frame-here.ts"

keepOwnFrame(OwnFrame)

export default function AppShell() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** The frame stays around a screen that has failed, so that changes are still sent and help stays within reach. */
export function ErrorBoundary() {
  return (
    <Frame>
      <ErrorPage />
    </Frame>
  )
}
