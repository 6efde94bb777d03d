import type { ComponentProps } from "react"
import type { Key } from "#app/language/resources.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"

type ConsentButtonProps = ComponentProps<typeof Button> & {
  isAsked: boolean
  /** What it says where she agrees by it; else its children stand. */
  agreeing: Key<"consent">
}

/** A button that saves, and that says so where she agrees by the same press. */
export function ConsentButton({ isAsked, agreeing, children, ...rest }: ConsentButtonProps) {
  const t = useWords("consent")
  const lang = useLanguageOf("consent")
  return (
    <Button {...rest} lang={isAsked && !rest.pending ? lang : undefined}>
      {isAsked ? t(agreeing) : children}
    </Button>
  )
}
