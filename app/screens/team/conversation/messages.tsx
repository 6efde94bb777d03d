import { useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import type { Language } from "#domain/language.ts"
import type { DeskMessage } from "../queries.ts"
import { MessageItem } from "./message-item.tsx"
import type { QuestionActions } from "./question-state.tsx"
import { questionsOf } from "./use-answering.ts"

type MessagesProps = {
  messages: readonly DeskMessage[]
  /** In which she reads, and is replied to. */
  language: Language
  actions: QuestionActions
}

export function Messages({ messages, language, actions }: MessagesProps) {
  const t = useMessages("team")
  const list = useRef<HTMLOListElement>(null)
  const newest = messages.at(-1)?.id
  const questions = questionsOf(messages)
  const isOneThatWaits = questions.length === 1 && questions[0]?.isWaiting
  useEffect(() => {
    if (newest) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" })
  }, [newest])
  return (
    <div
      role="log"
      aria-label={t("conversation")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
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
      </ol>
    </div>
  )
}
