import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import type { Conversation } from "../queries.ts"
import { useShortcuts } from "../shortcuts.ts"
import { useTextsLanguage } from "../use-texts-language.ts"
import { ConversationHeading } from "./conversation-heading.tsx"
import { Messages } from "./messages.tsx"
import { Present } from "./present.tsx"
import { useAnswering } from "./use-answering.ts"
import { usePresence } from "./use-presence.ts"
import type { WritingKind } from "./use-writing.ts"
import { Writing } from "./writing.tsx"

type OpenConversationProps = { conversation: Conversation; isGone: boolean }

export function OpenConversation({ conversation, isGone }: OpenConversationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLButtonElement>(null)
  const [kind, setKind] = useState<WritingKind>("reply")
  const noteWriting = usePresence(conversation.id)
  const answering = useAnswering(conversation)
  const { language: textsLanguage } = useTextsLanguage()
  const hers = conversation.messages.findLast((message) => message.kind === "question" && message.language !== null)
  const language = (hers?.kind === "question" && hers.language) || textsLanguage

  // After whatever moves the focus to a new screen.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [])

  function write(next: WritingKind) {
    // At once: the next key belongs to the field, not the desk.
    flushSync(() => setKind(next))
    field.current?.focus()
  }

  function replyTo(questionId: string) {
    answering.only(questionId)
    write("reply")
  }

  useShortcuts({ r: () => write("reply"), n: () => write("note"), "/": () => picker.current?.click() })

  return (
    <>
      <ConversationHeading ref={heading} conversation={conversation} language={language} />
      <Messages
        messages={conversation.messages}
        language={language}
        actions={{ conversationId: conversation.id, isClosed: conversation.closedAt !== null, onReplyTo: replyTo }}
      />
      <div className="desk-writing border-t border-line bg-ground px-4 py-3 sm:px-6">
        <Present present={conversation.present} />
        <Writing
          key={kind}
          kind={kind}
          onKind={write}
          conversation={conversation}
          answering={answering}
          language={language}
          isGone={isGone}
          field={field}
          picker={picker}
          onWriting={noteWriting}
        />
      </div>
    </>
  )
}
