import { ConsentButton } from "#app/consent/consent-button.tsx"
import { ConsentSentence } from "#app/consent/consent-sentence.tsx"
import { useWords } from "#app/language/use-words.ts"
import { Card } from "#app/ui/card.tsx"
import { Scale } from "#app/ui/scale.tsx"
import { checkInQuestions } from "#domain/check-in.ts"
import { useCheckIn } from "./use-check-in.ts"

/** How she feels today, in three answers that she can change until the day ends. */
export function Feeling() {
  const t = useWords("dashboard")
  const { checkIn, answer, waiting, isAsked, agree } = useCheckIn()

  function agreeHere() {
    // The button goes away: the keyboard stays with the questions.
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
      {waiting && (
        <p role="status" className="text-sm text-ink-soft">
          {t("waiting")}
        </p>
      )}
    </Card>
  )
}
