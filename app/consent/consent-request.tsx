import type { ComponentProps } from "react"
import { Link } from "react-router"
import type { Key } from "#app/language/resources.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import type { ConsentPurpose } from "#domain/consent.ts"

/** What she agrees to by pressing the button under it. */
export function ConsentSentence({ purpose }: { purpose: ConsentPurpose }) {
  const t = useMessages("consent")
  return (
    <p
      lang={useLanguageOf("consent")}
      role="status"
      className="rounded-md border border-note/40 bg-note-soft px-4 py-3 text-pretty"
    >
      {t(purpose)}{" "}
      <Link to="/privacy#use" className="font-semibold underline underline-offset-4">
        {t("more")}
      </Link>
    </p>
  )
}

type ConsentButtonProps = ComponentProps<typeof Button> & {
  isAsked: boolean
  /** The label while pressing it also agrees; else its children. */
  agreeing: Key<"consent">
}

/** A save button whose label says when pressing it also agrees. */
export function ConsentButton({ isAsked, agreeing, children, ...rest }: ConsentButtonProps) {
  const t = useMessages("consent")
  const lang = useLanguageOf("consent")
  return (
    <Button {...rest} lang={isAsked && !rest.pending ? lang : undefined}>
      {isAsked ? t(agreeing) : children}
    </Button>
  )
}
