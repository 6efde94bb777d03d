import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { Message } from "#app/language/message.tsx"

export function SkipLink() {
  return (
    <LanguageBoundary
      of="navigation"
      as="a"
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
    >
      <Message of="navigation" name="skip" />
    </LanguageBoundary>
  )
}
