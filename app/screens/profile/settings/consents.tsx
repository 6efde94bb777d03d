import { useState } from "react"
import { LanguageBoundary, useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import type { Translate } from "#app/language/resources.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { useUser } from "#app/session/use-user.ts"
import { refusePending, useConversation } from "#app/storage/conversation.ts"
import { deviceStorage } from "#app/storage/device.ts"
import { recordKey, removeRecord } from "#app/storage/records.ts"
import { forgetAcknowledged } from "#app/sync/acknowledged.ts"
import { useOperations, useStore } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx"
import { useToast } from "#app/ui/toast.ts"
import { emptiedWith, nounsOfPurpose } from "#domain/nouns/nouns.ts"
import { definitionOf } from "#domain/operations/operations.ts"
import { type ConsentPurpose, consentPurposes } from "#domain/privacy/consent.ts"
import { UnfoldingRow } from "./rows.tsx"

export function Consents() {
  return (
    <LanguageBoundary of="consents">
      <AllConsents />
    </LanguageBoundary>
  )
}

function AllConsents() {
  const t = useMessages("consents")
  return (
    <UnfoldingRow title={t("heading")} text={t("headingText")}>
      <ul className="flex flex-col gap-5">
        {consentPurposes.map((purpose) => (
          <OneConsent key={purpose} purpose={purpose} />
        ))}
      </ul>
    </UnfoldingRow>
  )
}

function OneConsent({ purpose }: { purpose: ConsentPurpose }) {
  const t = useMessages("consents")
  // The names of kinds of data load with the screen, because the dialog that lists them may be opened offline.
  const nameOf = useMessages("nouns")
  const lang = useLanguage()
  const { given, hasStoredData, isAsked } = useConsent(purpose)
  const { withdraw, isWithdrawing } = useWithdraw(purpose)
  const { isKeptHere, askAgain } = useKeptHere(purpose)
  const name = t(`${purpose}Name`)
  const notGiven = purpose === "contact" ? "contactNotGiven" : "notGiven"
  return (
    <li className="flex max-w-none flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex-1 basis-56">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-ink-soft">
          {given && t("givenOn", { date: longDate(given.givenAt, lang), version: given.textVersion })}
          {!given && t(isKeptHere ? "keptHere" : isAsked ? notGiven : "unknown")}
        </span>
      </p>
      {!given && isKeptHere && (
        <Button variant="quiet" size="small" aria-label={`${name}: ${t("askAgain")}`} onClick={askAgain}>
          {t("askAgain")}
        </Button>
      )}
      {hasStoredData && (
        <ConfirmDialog
          kind="danger"
          title={t("withdrawTitle")}
          description={<Goes purpose={purpose} nameOf={nameOf} />}
          cancelLabel={t("keep")}
          confirmLabel={t("withdrawAndDelete")}
          onConfirm={withdraw}
          trigger={(ask) => (
            <Button
              variant="quiet"
              size="small"
              pending={isWithdrawing}
              aria-label={t("withdrawName", { name })}
              onClick={ask}
            >
              {t("withdraw")}
            </Button>
          )}
        />
      )}
    </li>
  )
}

/** The list is built from the nouns that the withdrawal deletes, so it is always complete. */
function Goes({ purpose, nameOf }: { purpose: ConsentPurpose; nameOf: Translate<"nouns"> }) {
  const t = useMessages("consents")
  const deleted = nounsOfPurpose[purpose].map((noun) => nameOf(noun))
  const emptied = emptiedWith(purpose).map((noun) => nameOf(`${noun}-emptied`))
  const names = [...deleted, ...emptied]
  return (
    <>
      {names.length > 0 && (
        <>
          <p>{t("goes")}</p>
          <ul className="mt-1 mb-2 list-disc pl-5 marker:text-action">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      <p>{t(`${purpose}Also`)}</p>
    </>
  )
}

/** `isKeptHere` is true if she declined below an answer of the chat, which then does not ask again. */
function useKeptHere(purpose: ConsentPurpose) {
  const { id: userId } = useUser()
  const { value, change } = useConversation(userId)
  const isKeptHere = purpose === "ratings" && value.keepsRatings === true
  return { isKeptHere, askAgain: () => change({ ...value, keepsRatings: false }) }
}

/** Deletes the purpose's data on this device at once, and on the server as soon as it can be reached. */
function useWithdraw(purpose: ConsentPurpose) {
  const t = useMessages("consents")
  const showToast = useToast()
  const { id: userId } = useUser()
  const { refresh } = useAuth()
  const store = useStore()
  const { perform, discard, forget } = useOperations()
  const [isWithdrawing, setWithdrawing] = useState(false)

  async function withdraw() {
    setWithdrawing(true)
    const { pending, refused } = store.read()
    const unsent = [...pending, ...refused.map(({ operation }) => operation)]
    const { outcome } = perform("consentWithdrawn", { purpose })
    // Operations of this purpose that are pending or refused are discarded without being sent.
    if (purpose === "questions") refusePending(userId)
    discard(unsent.filter(({ name }) => definitionOf(name).purpose === purpose).map(({ id }) => id))
    forgetWriting(userId, purpose)
    forget(nounsOfPurpose[purpose])
    void forgetAcknowledged(userId, purpose)
    const { status } = await outcome
    setWithdrawing(false)
    // The pressed button disappears, so the section takes the focus.
    document.getElementById("your-data")?.focus()
    const isDone = status === "synced"
    showToast({
      title: t(isDone ? "withdrawnTitle" : "withdrawalWaitsTitle"),
      description: t(isDone ? "withdrawnText" : "withdrawalWaitsText"),
    })
    await refresh()
  }

  return { withdraw, isWithdrawing }
}

/** Prefixes of the records with her unfinished writing that this device holds for each purpose. */
const writingOf: Record<ConsentPurpose, string[]> = {
  profile: ["profile-draft", "onboarding-draft", "food-draft", "understood-words"],
  diary: ["diary-draft:", "concern-of-diary"],
  questions: [],
  reminders: ["reminder-device"],
  ratings: [],
  visits: [],
  contact: [],
}

function forgetWriting(userId: string, purpose: ConsentPurpose) {
  const prefixes = writingOf[purpose].map((name) => recordKey(userId, name))
  for (const key of deviceStorage.keys()) if (prefixes.some((it) => key.startsWith(it))) removeRecord(key)
}
