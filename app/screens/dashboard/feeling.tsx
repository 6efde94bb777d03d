import { useState } from "react"
import { ConsentButton, ConsentSentence } from "#app/consent/consent-request.tsx"
import { useConsentedSave } from "#app/consent/use-consent.ts"
import { useMessages } from "#app/language/use-messages.ts"
import type { View } from "#app/sync/store.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Card } from "#app/ui/card.tsx"
import { Scale } from "#app/ui/scale.tsx"
import { useToday } from "#app/ui/use-today.ts"
import { type CheckIn, type CheckInQuestion, checkInQuestions, emptyCheckIn } from "#domain/check-in.ts"

/** How she feels today, in three answers that she can change until the day ends. */
export function Feeling() {
  const t = useMessages("dashboard")
  const { checkIn, answer, isPending, isAsked, agree } = useCheckIn()

  function agreeHere() {
    // The button disappears: the focus stays with the questions.
    document.getElementById("feeling")?.focus()
    agree()
  }

  return (
    <Card tone="diary" aria-labelledby="feeling" className="flex flex-col gap-5">
      <div>
        <h2 id="feeling" tabIndex={-1} className="outline-none">
          {t("feeling")}
        </h2>
        <p className="text-sm text-ink-soft">
          {t("scaleLow")} · {t("scaleHigh")}
        </p>
      </div>
      {checkInQuestions.map((question) => (
        <Scale
          key={question}
          label={t(question)}
          value={checkIn[question]}
          onChange={(score) => answer(question, score)}
        />
      ))}
      {isAsked && (
        <>
          <ConsentSentence purpose="diary" />
          <ConsentButton isAsked agreeing="agreeAndSave" onClick={agreeHere} />
        </>
      )}
      {isPending && (
        <p role="status" className="text-sm text-ink-soft">
          {t("waiting")}
        </p>
      )}
    </Card>
  )
}

/** A refused answer that can be saved once she has agreed. */
function lacksConsent({ operation, refusal }: View["refused"][number]) {
  return operation.name === "checkInAnswered" && refusal.code === "CONSENT_REQUIRED"
}

/** Today's check-in, by the local calendar. What she taps before she has agreed stays on the screen, unsaved. */
function useCheckIn() {
  const today = useToday()
  const { rows, pending, unstored, refused } = useSynced()
  const { perform, discard } = useOperations()
  const stored = rows.checkIns[today]
  const [tapped, setTapped] = useState<{ day: string; answers: Partial<CheckIn> } | null>(null)
  /** Answers refused for lack of consent, as after a withdrawal on another device: she is asked again. */
  const unsaved = refused.filter(
    (it) => lacksConsent(it) && "date" in it.operation.args && it.operation.args.date === today,
  )
  const refusedAnswers = unsaved.flatMap(({ operation: { name, args } }) => {
    return name === "checkInAnswered" ? [[args.question, args.score] as const] : []
  })
  const tappedAnswers = tapped?.day === today ? tapped.answers : null
  const unsavedAnswers: Partial<CheckIn> = { ...Object.fromEntries(refusedAnswers), ...tappedAnswers }
  const { isGiven, isAsked, saveWithConsent } = useConsentedSave("diary", () => {
    for (const question of checkInQuestions) {
      const score = unsavedAnswers[question]
      if (score !== null && score !== undefined) save(question, score)
    }
    setTapped(null)
  })
  // Once she has agreed elsewhere, a refused answer is shown as such and covers no later one.
  const answers = isGiven ? tappedAnswers : unsavedAnswers
  const checkIn: CheckIn = { ...emptyCheckIn, ...stored?.values, ...answers }

  function save(question: CheckInQuestion, score: number) {
    const replaced = unsaved.filter(({ operation: { args } }) => "question" in args && args.question === question)
    discard(replaced.map(({ operation }) => operation.id))
    perform("checkInAnswered", { date: today, question, score })
  }

  function answer(question: CheckInQuestion, score: number) {
    if (isGiven) return save(question, score)
    setTapped({ day: today, answers: { ...tappedAnswers, [question]: score } })
    // It is not known yet whether she has agreed: saved once it is.
    if (!isAsked) saveWithConsent()
  }

  return {
    checkIn,
    answer,
    isPending: pending.some(({ id, name }) => !unstored.has(id) && name === "checkInAnswered"),
    isAsked: isAsked && Object.keys(unsavedAnswers).length > 0,
    agree: saveWithConsent,
  }
}
