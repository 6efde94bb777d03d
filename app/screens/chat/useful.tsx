import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import type { Message } from "#app/storage/conversation.ts"
import { AgreeToSend } from "./ask-team.tsx"
import { YesOrNo } from "./yes-or-no.tsx"

export type Rate = {
  /** Stores the rating on the device; it is sent only if she has agreed. */
  rate: (messageId: string, isUseful: boolean) => void
  count: (messageId: string) => void
  keepHere: () => void
  isKeptHere: boolean
}

function reveal(asked: HTMLElement | null) {
  asked?.scrollIntoView({ block: "nearest" })
}

export function Useful({ message: { id, rating }, rate, count, keepHere, isKeptHere }: Rate & { message: Message }) {
  const t = useMessages("chat")
  const { isGiven } = useConsent("ratings")
  const [isPressed, setPressed] = useState(false)
  const isAsked = isPressed && !isGiven && !isKeptHere
  return (
    <>
      <YesOrNo
        question={t("useful")}
        answer={rating?.isUseful}
        onAnswer={(isUseful) => {
          rate(id, isUseful)
          setPressed(true)
        }}
        className="border-line pt-2 text-ink-soft"
      />
      {isAsked && (
        <div ref={reveal} className="mt-2 scroll-mb-24 text-sm">
          <AgreeToSend purpose="ratings" onAgree={() => count(id)} onDecline={keepHere} />
        </div>
      )}
      {isPressed && !isAsked && (
        <p role="status" className="text-xs text-ink-soft">
          {t(isGiven ? "ratingCounted" : "ratingKept")}
        </p>
      )}
    </>
  )
}
