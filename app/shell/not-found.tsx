import type { ScreenHandle } from "#app/language/screen-loader.ts"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { NotFoundPage } from "./not-found-page.tsx"

export const handle: ScreenHandle = { messages: "not-found" }

export default function NotFound() {
  return (
    <>
      <VisitorHeader />
      <NotFoundPage />
    </>
  )
}
