import type { ScreenHandle } from "#app/language/use-words.ts"
import { VisitorHeader } from "#app/shell/visitor-header.tsx"
import { NotFoundPage } from "./not-found-page.tsx"

export const handle: ScreenHandle = { words: "not-found" }

export default function NotFound() {
  return (
    <>
      <VisitorHeader />
      <NotFoundPage />
    </>
  )
}
