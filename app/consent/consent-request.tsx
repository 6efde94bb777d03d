import type { ComponentProps } from "react"
import { Link } from "react-router"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { Message } from "#app/language/message.tsx"
import type { Key } from "#app/language/resources.ts"
import { Button } from "#app/ui/button.tsx"
import type { ConsentPurpose } from "#domain/consent.ts"

/** What she agrees to by pressing the button under it. */
export function ConsentSentence({ purpose }: { purpose: ConsentPurpose }) {
  return (
    <LanguageBoundary
      of="consent"
      as="p"
      role="status"
      className="rounded-md border border-note/40 bg-note-soft px-4 py-3 text-pretty"
    >
      <Message of="consent" name={purpose} />{" "}
      <Link to="/privacy#use" className="font-semibold underline underline-offset-4">
        <Message of="consent" name="more" />
      </Link>
    </LanguageBoundary>
  )
}

type ConsentButtonProps = ComponentProps<typeof Button> & {
  isAsked: boolean
  /** The label while pressing it also agrees; else its children. */
  agreeing: Key<"consent">
}

/** A save button whose label says when pressing it also agrees. */
export function ConsentButton({ isAsked, agreeing, children, ...rest }: ConsentButtonProps) {
  const language = useLanguage()
  const where = isAsked && !rest.pending ? ({ of: "consent" } as const) : ({ in: language } as const)
  return (
    <LanguageBoundary {...where} {...rest} as={Button}>
      {isAsked ? <Message of="consent" name={agreeing} /> : children}
    </LanguageBoundary>
  )
}
