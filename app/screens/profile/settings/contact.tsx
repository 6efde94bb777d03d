import { useState } from "react"
import { api } from "#app/api.ts"
import { LanguageBoundary } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useUser } from "#app/session/use-user.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { hasTeamKey, readHasTeam, useSupportHours } from "#app/team/use-support-hours.ts"
import { useWhen } from "#app/team/use-when.ts"
import { Button } from "#app/ui/button.tsx"
import { spacedCode } from "#domain/team/first-message.ts"
import { UnfoldingRow } from "./rows.tsx"

/** This row exists only in installations with a team. */
export default function Contact() {
  const { id: userId } = useUser()
  useSupportHours()
  const hasTeam = useStored(hasTeamKey(userId), () => readHasTeam(userId))
  if (!hasTeam) return null
  return (
    <LanguageBoundary of="consents">
      <ContactRow />
    </LanguageBoundary>
  )
}

function ContactRow() {
  const t = useMessages("consents")
  const { isGiven, isAsked, agree } = useConsent("contact")
  return (
    <UnfoldingRow id="contact" title={t("contactTitle")} text={t("contactText")}>
      {isGiven ? (
        <Code />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <ConsentSentence purpose="contact" />
          {isAsked && <ConsentButton isAsked agreeing="agreeToContact" onClick={() => void agree()} />}
        </div>
      )}
    </UnfoldingRow>
  )
}

type Made = { letters: string; expiresAt: string }

function Code() {
  const t = useMessages("consents")
  const when = useWhen()
  const [made, setMade] = useState<Made | null>(null)
  const [isMaking, setMaking] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function make() {
    setMaking(true)
    setFailed(false)
    try {
      setMade(await (await api["contact-code"].$post({ json: {} })).json())
    } catch {
      setFailed(true)
    } finally {
      setMaking(false)
    }
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t("contactCodeText")}</p>
      <div role="status" className="w-full empty:hidden">
        {made && (
          <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface px-5 py-4">
            <p className="text-sm text-ink-soft">{t("contactCodeIs")}</p>
            {/* The letters of the code are not words, so browsers must not translate them. */}
            <p translate="no" className="font-serif text-3xl tracking-[0.15em] select-all">
              {spacedCode(made.letters)}
            </p>
            <p className="text-sm text-ink-soft">{t("contactUntil", { when: when(made.expiresAt) })}</p>
          </div>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t("contactFailed")}
        </p>
      )}
      <Button variant={made ? "quiet" : "soft"} pending={isMaking} onClick={() => void make()}>
        {t("contactMake")}
      </Button>
    </div>
  )
}
