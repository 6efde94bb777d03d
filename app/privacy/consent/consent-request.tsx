import type { ComponentProps } from "react"
import { Link } from "react-router"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { Message } from "#app/language/message.tsx"
import type { Key } from "#app/language/resources.ts"
import { Optional } from "#app/optional.tsx"
import { Button } from "#app/ui/button.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import type { ConsentPurpose } from "#domain/privacy/consent.ts"

export function ConsentSentence({ purpose }: { purpose: ConsentPurpose }) {
  return (
    <LanguageBoundary
      of="consent"
      as="div"
      className="rounded-md border border-note/40 bg-note-soft px-4 pt-3 pb-1 text-pretty"
    >
      <p role="status">
        <Message of="consent" name={purpose} />
      </p>
      <Disclosure label={<Message of="consent" name="more" />}>
        <p className="min-h-24 text-sm">
          <Optional>
            <Message of="consent-stored" name={purpose} />
          </Optional>
        </p>
        <Link to="/privacy#use" className="inline-flex min-h-11 items-center text-sm underline underline-offset-4">
          <Message of="consent" name="policy" />
        </Link>
      </Disclosure>
    </LanguageBoundary>
  )
}

type ConsentButtonProps = ComponentProps<typeof Button> & {
  isAsked: boolean
  agreeing: Key<"consent">
}

export function ConsentButton({ isAsked, agreeing, children, ...rest }: ConsentButtonProps) {
  const language = useLanguage()
  const where = isAsked && !rest.pending ? ({ of: "consent" } as const) : ({ in: language } as const)
  return (
    <LanguageBoundary {...where} {...rest} as={Button}>
      {isAsked ? <Message of="consent" name={agreeing} /> : children}
    </LanguageBoundary>
  )
}
