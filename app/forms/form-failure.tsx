import { Notice } from "#app/ui/notice.tsx"
import type { Failure } from "./use-form.ts"

export function FormFailure({ failure }: { failure: Failure | null }) {
  if (!failure?.text) return null
  return (
    <Notice tone="danger" role="note">
      <p lang={failure.lang}>{failure.text}</p>
    </Notice>
  )
}
