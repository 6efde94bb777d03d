import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { Message } from "#app/language/message.tsx"
import { SkipToMain } from "#app/ui/skip-to-main.tsx"

export function SkipLink() {
  return (
    <LanguageBoundary of="navigation" as={SkipToMain}>
      <Message of="navigation" name="skip" />
    </LanguageBoundary>
  )
}
