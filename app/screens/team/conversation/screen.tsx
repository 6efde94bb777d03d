import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useParams } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Button, ButtonLink } from "#app/ui/button.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import { useAtDesk } from "../members-only.tsx"
import { conversationQuery, type DeskConversation, isLostTo } from "../queries.ts"
import { useShortcuts } from "../shortcuts.ts"
import { useTextsLanguage } from "../use-texts-language.ts"
import { ConversationHeading } from "./conversation-heading.tsx"
import { Messages } from "./messages.tsx"
import { Present } from "./present.tsx"
import { useAnswering } from "./use-answering.ts"
import { usePresence } from "./use-presence.ts"
import type { WritingKind } from "./use-writing.ts"
import { Writing } from "./writing.tsx"

export default function ConversationScreen() {
  const t = useMessages("team")
  const { id = "" } = useParams()
  const { lost } = useAtDesk()
  const { data, error, isPending, refetch } = useQuery(conversationQuery(id))
  // The mother may delete the conversation while a member writes; the member's text stays.
  const isGone = !lost && isLostTo(error) === "nobody"
  return (
    <>
      <title>{isGone && !data ? `${t("goneTitle")} · Florescer` : t("conversationTitle")}</title>
      {data && <OpenConversation key={id} conversation={data} isGone={isGone} />}
      {!data && isPending && <LoadingConversation />}
      {!data && !isPending && (
        <div className="flex flex-col items-start gap-4 p-6 sm:p-8">
          <h1 className="text-2xl">{t(isGone ? "goneTitle" : "conversationUnavailable")}</h1>
          {isGone && <p>{t("goneText")}</p>}
          {isGone ? (
            <ButtonLink to="/team" variant="quiet">
              {t("toInbox")}
            </ButtonLink>
          ) : (
            <Button variant="quiet" onClick={() => void refetch()}>
              {t("again")}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

type OpenConversationProps = { conversation: DeskConversation; isGone: boolean }

function OpenConversation({ conversation, isGone }: OpenConversationProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const picker = useRef<HTMLButtonElement>(null)
  const [kind, setKind] = useState<WritingKind>("reply")
  const noteWriting = usePresence(conversation.id)
  const answering = useAnswering(conversation)
  const { language: textsLanguage } = useTextsLanguage()
  const hers = conversation.messages.findLast((message) => message.kind === "question" && message.language !== null)
  const language = (hers?.kind === "question" && hers.language) || textsLanguage

  // The timeout lets this run after everything else that moves the focus on a new screen.
  useEffect(() => {
    const timer = setTimeout(() => heading.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [])

  function write(next: WritingKind) {
    // The next key press must go to the field, not to the shortcuts of the desk.
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
        conversation={conversation}
        language={language}
        actions={{ conversationId: conversation.id, isClosed: conversation.closedAt !== null, onReplyTo: replyTo }}
      />
      <div data-uncovered="" className="desk-writing border-t border-line bg-ground px-4 py-3 sm:px-6">
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

function LoadingConversation() {
  const t = useMessages("team")
  return (
    <div className="flex flex-col gap-5 p-6 sm:p-8">
      <h1 className="sr-only">{t("conversation")}</h1>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-24 w-3/4" />
      <Skeleton className="h-16 w-2/3 self-end" />
      <Skeleton className="h-24 w-3/4" />
    </div>
  )
}
