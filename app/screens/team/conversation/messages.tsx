import { StickyNote, ThumbsDown, ThumbsUp } from "lucide"
import { useEffect, useRef } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth, timeOfDay } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { Language } from "#domain/language.ts"
import { ConcernMark } from "../concern-mark.tsx"
import type { DeskConversation, DeskMessage } from "../queries.ts"
import { ChatAnswer } from "./chat-answer.tsx"
import { type QuestionActions, QuestionState } from "./question-state.tsx"
import { Scheduled } from "./scheduled.tsx"
import { questionsOf } from "./use-answering.ts"

const looks = {
  question: "self-start rounded-bl-sm border-line bg-surface",
  reply: "self-end rounded-br-sm border-transparent bg-action-soft",
  note: "self-stretch max-w-none border-dashed border-note bg-note-soft sm:max-w-none",
}

type MessagesProps = {
  conversation: DeskConversation
  /** The language that the mother reads and in which the team replies. */
  language: Language
  actions: QuestionActions
}

export function Messages({ conversation, language, actions }: MessagesProps) {
  const { messages, scheduled } = conversation
  const t = useMessages("team")
  const list = useRef<HTMLOListElement>(null)
  const newest = scheduled?.id ?? messages.at(-1)?.id
  const questions = questionsOf(messages)
  const isOneThatWaits = questions.length === 1 && questions[0]?.isWaiting
  useEffect(() => {
    if (newest) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" })
  }, [newest])
  return (
    <div
      role="log"
      aria-label={t("conversation")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the conversation scrolls, also by the keyboard
      tabIndex={0}
      className="desk-scroll desk-log px-4 py-5 -outline-offset-3 sm:px-6"
    >
      <ol ref={list} className="mx-auto flex max-w-3xl flex-col gap-4">
        {messages.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            language={language}
            actions={isOneThatWaits ? null : actions}
          />
        ))}
        {scheduled && <Scheduled conversation={conversation} scheduled={scheduled} language={language} />}
      </ol>
    </div>
  )
}

type MessageItemProps = {
  message: DeskMessage
  language: Language
  /** Null if this message is the only question and still waits; the conversation then shows the actions elsewhere. */
  actions: QuestionActions | null
}

function MessageItem({ message, language, actions }: MessageItemProps) {
  const t = useMessages("team")
  const lang = useLanguage()
  const { kind, text, sentAt } = message
  return (
    <li className={`flex max-w-[92%] flex-col gap-2 rounded-lg border px-4 py-3 sm:max-w-[85%] ${looks[kind]}`}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5 font-bold">
          {kind === "note" && <Icon node={StickyNote} size={16} className="text-note" />}
          {kind === "question"
            ? t("sheAsked")
            : message.isMine
              ? t(`you-${kind}`)
              : t(`written-${kind}`, { name: message.memberName })}
        </span>
        <time dateTime={sentAt}>
          {dayOf(sentAt, lang)}, {timeOfDay(sentAt, lang)}
        </time>
        {kind === "question" && message.concern && <ConcernMark concern={message.concern} />}
      </div>
      <p
        dir="auto"
        lang={kind === "note" ? undefined : (kind === "question" && message.language) || language}
        className="max-w-none wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
      >
        {text}
      </p>
      {kind === "note" && <p className="text-xs text-ink-soft">{t("noteText")}</p>}
      {kind === "question" && message.chatAnswer && <ChatAnswer answer={message.chatAnswer} />}
      {kind === "question" && actions && <QuestionState question={message} {...actions} />}
      {kind === "reply" && message.helped !== null && <Helped helped={message.helped} />}
    </li>
  )
}

function Helped({ helped }: { helped: boolean }) {
  const t = useMessages("team")
  const icon = helped ? ThumbsUp : ThumbsDown
  return (
    <p className="inline-flex items-center gap-1.5 text-sm font-semibold">
      <Icon node={icon} size={16} />
      {t(helped ? "helped" : "notHelped")}
    </p>
  )
}

function dayOf(moment: string, lang: Parameters<typeof dayAndMonth>[1]) {
  const local = new Date(moment)
  const two = (number: number) => `${number}`.padStart(2, "0")
  return dayAndMonth(`${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`, lang)
}
