import { useEffect, useState } from "react"
import { useCopy } from "#app/copy-by-hand.tsx"
import { lacksConsent } from "#app/days/day-operations.ts"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { Optional } from "#app/optional.tsx"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useZoneByOffset } from "#app/reminders/use-zone-by-offset.ts"
import type { View } from "#app/sync/store.ts"
import { useOperations, useSyncState } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { isolate } from "#domain/isolate.ts"
import { definitionOf, type Operation } from "#domain/operations/operations.ts"
import { textsOf } from "./refused-texts.ts"

type Refused = View["refused"][number]

function isShownElsewhere(refused: Refused, isGiven: boolean) {
  if (lacksConsent(refused)) return !isGiven
  const { name } = refused.operation
  return name === "entryWritten" || name === "entryEdited"
}

export function RefusedChanges() {
  useZoneByOffset()
  const { refused, unstored } = useSyncState(({ refused, unstored }) => ({ refused, unstored }))
  const { isGiven } = useConsent("diary")
  const shown = refused.filter((it) => !isShownElsewhere(it, isGiven))
  if (shown.length === 0 && unstored.size === 0) return null
  return (
    <Optional>
      <LanguageBoundary of="refused" className="flex flex-col gap-3 px-4 pt-4 empty:hidden sm:px-8">
        {unstored.size > 0 && <NoRoom />}
        {shown.length > 0 && <RefusedList operations={shown.map(({ operation }) => operation)} />}
      </LanguageBoundary>
    </Optional>
  )
}

/**
 * All refused changes share one section, because screen-reader users could not tell two sections of the same name
 * apart.
 */
function RefusedList({ operations }: { operations: Operation[] }) {
  const t = useMessages("refused")
  return (
    <section aria-label={t("title")}>
      <ul className="flex flex-col gap-3">
        {operations.map((operation) => (
          <RefusedChange key={operation.id} operation={operation} />
        ))}
      </ul>
    </section>
  )
}

/** Operations for which storage had no room are usually sent within this time, so the notice waits. */
const noRoomDelayMs = 1500

function NoRoom() {
  const t = useMessages("refused")
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), noRoomDelayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    <section aria-label={t("noRoomTitle")} className="rounded-lg bg-danger-soft px-4 py-3">
      <p role="status" className="font-bold">
        {t("noRoomTitle")}
      </p>
      <p>{t("noRoomText")}</p>
    </section>
  )
}

function RefusedChange({ operation }: { operation: Operation }) {
  const t = useMessages("refused")
  const nameOf = useMessages("nouns")
  const lang = useLanguage()
  const { perform, discard } = useOperations()
  const [isCopied, setCopied] = useState(false)
  const { copy, byHand } = useCopy()
  const { id, name, args } = operation
  const texts = textsOf(operation, lang)

  function again() {
    discard([id])
    perform(name, args as never)
  }

  const copyTexts = async () => setCopied(await copy(texts.join("\n")))

  function what() {
    if (name === "checkInAnswered") return t(args.question)
    const [noun] = definitionOf(name).changes
    return noun && nameOf(noun)
  }

  return (
    <li className="flex flex-col gap-2 rounded-lg bg-danger-soft px-4 py-3">
      <p role="status" className="font-bold">
        {t("title")}: {what()}
      </p>
      <p>{t("text")}</p>
      {texts.length > 0 && (
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext] text-ink-soft">
          {withDots(texts.map(isolate))}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={again}>
          {t("again")}
        </Button>
        {texts.length > 0 && (
          <Button variant="quiet" size="small" onClick={copyTexts}>
            {isCopied ? t("copied") : t("copy")}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => discard([id])}>
          {t("discard")}
        </Button>
        {byHand}
      </div>
    </li>
  )
}
