import { useCountry } from "#app/care/country.ts"
import { GuideLink } from "#app/care/guide-link.tsx"
import { timeOfDay } from "#app/language/local-format.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useNumbersHidden } from "#app/numbers/use-numbers-hidden.ts"
import { useMarkedText } from "#app/silence/use-marked-text.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { LinkedText } from "#app/ui/linked-text.tsx"
import { dialled } from "#domain/care-lines.ts"
import { withoutNumbers } from "#domain/numbers.ts"
import type { Message } from "./conversation.ts"
import { TakeBack } from "./take-back.tsx"

const sides = {
  ai: "self-start rounded-bl-sm border-line bg-surface",
  user: "self-end rounded-br-sm border-transparent bg-action-soft",
}

/** One message, in the language that it was written in. */
export function Bubble({ message }: { message: Message }) {
  const t = useMessages("chat")
  const { type, timestamp, lang, isUnanswered, guide, questionId } = message
  const { rows } = useSynced()
  const question = questionId && !message.isTakenBack ? rows.questions[questionId] : undefined
  const isWithoutNumbers = useNumbersHidden() && type === "ai"
  // What was answered while they were shown keeps them for later.
  const text = isWithoutNumbers ? withoutNumbers(message.text) || t("numbersHidden") : message.text
  return (
    <li className={`flex max-w-[88%] flex-col gap-1 rounded-lg border px-4 py-3 sm:max-w-[80%] ${sides[type]}`}>
      <span className="sr-only">{type === "ai" ? t("fromChat") : t("fromYou")}</span>
      <p dir="auto" lang={type === "ai" ? lang : undefined} className="wrap-anywhere whitespace-pre-wrap">
        {type === "ai" ? <LinkedText text={text} /> : text}
      </p>
      {guide && <GuideLink name={guide} />}
      {question && <TakeBack question={question} />}
      {isUnanswered && <UrgentLine />}
      <time dateTime={timestamp} className="self-end text-xs text-ink-soft">
        {timeOfDay(timestamp, lang)}
      </time>
    </li>
  )
}

/** Beside everything she has to wait for: the emergency number answers now. */
function UrgentLine() {
  const t = useMessages("care")
  const read = useMarkedText()
  const { country } = useCountry()
  const line = country?.lines.find(({ kind }) => kind === "emergency")
  const number = line?.number ?? "112"
  return (
    <div
      lang={useLanguageOf("care")}
      className="flex flex-wrap items-center gap-x-1.5 border-t border-line pt-2 text-sm"
    >
      <span>{read(t("dontWait"))}</span>
      <a
        href={`tel:${dialled(number)}`}
        className="inline-flex min-h-11 items-center font-bold whitespace-nowrap underline"
      >
        {[number, line?.name].filter(Boolean).join(" · ")}
      </a>
    </div>
  )
}
