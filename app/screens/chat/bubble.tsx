import { GuideLink } from "#app/care/guide-link.tsx"
import { UrgentLine } from "#app/care/urgent-line.tsx"
import { useWords } from "#app/language/use-words.ts"
import { timeOfDay } from "#app/screens/profile/local-format.ts"
import { AnswerText } from "./answer-text.tsx"
import type { Message } from "./conversation.ts"
import { TakeBack } from "./take-back.tsx"

const sides = {
  ai: "self-start rounded-bl-sm border-line bg-surface",
  user: "self-end rounded-br-sm border-transparent bg-action-soft",
}

/** One message, in the language that it was written in. */
export function Bubble({ message }: { message: Message }) {
  const t = useWords("chat")
  const { type, text, timestamp, lang, isUnanswered, guide, questionId } = message
  return (
    <li className={`flex max-w-[88%] flex-col gap-1 rounded-lg border px-4 py-3 sm:max-w-[80%] ${sides[type]}`}>
      <span className="sr-only">{type === "ai" ? t("fromChat") : t("fromYou")}</span>
      <p dir="auto" lang={type === "ai" ? lang : undefined} className="wrap-anywhere whitespace-pre-wrap">
        {type === "ai" ? <AnswerText text={text} /> : text}
      </p>
      {guide && <GuideLink name={guide} />}
      {questionId && !message.isTakenBack && <TakeBack questionId={questionId} />}
      {isUnanswered && <UrgentLine />}
      <time dateTime={timestamp} className="self-end text-xs text-ink-soft">
        {timeOfDay(timestamp, lang)}
      </time>
    </li>
  )
}
