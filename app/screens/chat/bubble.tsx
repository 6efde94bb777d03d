import { GuideLink } from "#app/care/guide-link.tsx"
import { useTemperatures } from "#app/care/in-her-country.ts"
import { Sources } from "#app/care/sources.tsx"
import { UrgentLine } from "#app/care/urgent-line.tsx"
import { useNumbersHidden } from "#app/evolution/numbers/use-numbers-hidden.ts"
import { LazyReadAloud } from "#app/language/aloud/lazy-read-aloud.tsx"
import { timeOfDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Optional } from "#app/optional.tsx"
import type { Message } from "#app/storage/conversation.ts"
import { useSynced } from "#app/sync/sync-context.ts"
import { LinkedText } from "#app/ui/linked-text.tsx"
import { withoutNumbers } from "#domain/evolution/numbers.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { LaterParts } from "./lazy-parts.tsx"
import { LazyPlanOffer } from "./lazy-plan-offer.tsx"
import type { Rate } from "./useful.tsx"

const sides = {
  ai: "self-start rounded-bl-sm border-line bg-surface",
  user: "self-end rounded-br-sm border-transparent bg-action-soft",
}

type BubbleProps = {
  message: Message
  rating: Rate
  mayAsk: boolean
  isNewest: boolean
  shownKind: SafetyKind | undefined
}

export function Bubble({ message, rating, mayAsk, isNewest, shownKind }: BubbleProps) {
  const t = useMessages("chat")
  const { type, timestamp, lang, isUnanswered, isAboutMood, guide, section, authorities = [], questionId } = message
  const question = useSynced(({ questions }) =>
    questionId && !message.isTakenBack ? questions[questionId] : undefined,
  )
  const isWithoutNumbers = useNumbersHidden() && type === "ai"
  const write = useTemperatures()
  // Answers stored while numbers were shown still contain them, so they are left out when the answer is read.
  const text = isWithoutNumbers ? withoutNumbers(message.text) || t("numbersHidden") : message.text
  return (
    <li
      data-from={type}
      className={`flex max-w-[88%] flex-col gap-1 rounded-lg border px-4 py-3 sm:max-w-[min(80%,40rem)] ${sides[type]}`}
    >
      <span className="sr-only">{type === "ai" ? t("fromChat") : t("fromYou")}</span>
      <p dir="auto" lang={lang} className="wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]">
        {type === "ai" ? <LinkedText text={write(text)} /> : text}
      </p>
      {message.offer && mayAsk && <LazyPlanOffer offer={message.offer} isNewest={isNewest} />}
      <Optional>{guide && <GuideLink name={guide} section={section} />}</Optional>
      {message.entryId !== undefined && mayAsk && (
        <LaterParts>{({ Useful }) => <Useful message={message} {...rating} />}</LaterParts>
      )}
      {question && (
        <LaterParts>
          {({ ReplyBy, TakeBack }) => (
            <>
              <ReplyBy question={question} />
              <TakeBack question={question} />
            </>
          )}
        </LaterParts>
      )}
      {isAboutMood && shownKind !== "self-harm" && <UrgentLine kind="self-harm" label="talkToSomeone" />}
      {isUnanswered && shownKind !== "mother-emergency" && <UrgentLine />}
      <div className="flex items-end justify-between gap-4">
        <Optional>
          <Sources authorities={authorities} />
        </Optional>
        {type === "ai" && mayAsk && <LazyReadAloud partsFrom={textOf} />}
        <time
          dateTime={timestamp}
          className={`ml-auto shrink-0 text-xs text-ink-soft ${authorities.length > 0 ? "pb-3" : ""}`}
        >
          {timeOfDay(timestamp, lang)}
        </time>
      </div>
    </li>
  )
}

function textOf(self: HTMLElement) {
  return [self.closest<HTMLElement>("[data-from]")?.querySelector<HTMLElement>("p[dir=auto]") ?? null]
}
