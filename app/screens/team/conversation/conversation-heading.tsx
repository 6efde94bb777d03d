import { useQuery } from "@tanstack/react-query"
import { ArrowLeft, Check } from "lucide"
import type { Ref } from "react"
import { Link, useLocation } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import type { Language } from "#domain/language.ts"
import { Due } from "../due.tsx"
import { useAtDesk } from "../members-only.tsx"
import { type DeskConversation, membersQuery } from "../queries.ts"
import { Actions } from "./actions.tsx"
import { questionsOf } from "./use-answering.ts"

type ConversationHeadingProps = {
  ref: Ref<HTMLHeadingElement>
  conversation: DeskConversation
  language: Language
}

/** Shows all that the team learns about the mother beside her messages. */
export function ConversationHeading({ ref, conversation, language }: ConversationHeadingProps) {
  const t = useMessages("team")
  const { member } = useAtDesk()
  const { search } = useLocation()
  const { data: members = [] } = useQuery(membersQuery)
  const { name, waitingSince, closedAt, memberId } = conversation
  const asked = questionsOf(conversation.messages)
  const answered = asked.filter(({ isWaiting }) => !isWaiting).length
  const dues = asked.flatMap((question) => (question.isWaiting && question.dueAt ? [question.dueAt] : []))
  const dueAt = dues.sort()[0] ?? null
  const taker = members.find(({ id }) => id === memberId)?.name
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <Link
          to={{ pathname: "/team", search }}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold lg:sr-only lg:focus:not-sr-only"
        >
          <Icon node={ArrowLeft} size={18} />
          {t("toInbox")}
        </Link>
        <h1 ref={ref} tabIndex={-1} dir="auto" className="text-2xl wrap-anywhere outline-none">
          {name}
        </h1>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span>{t(`language-${language}`)}</span>
          {waitingSince && <Due waitingSince={waitingSince} dueAt={dueAt} />}
          {waitingSince && asked.length > 1 && (
            <span role="status" className="font-bold">
              {t("answeredOf", { answered, asked: asked.length })}
            </span>
          )}
          {closedAt && (
            <span className="inline-flex items-center gap-1">
              <Icon node={Check} size={14} />
              {t("isClosed")}
            </span>
          )}
          {memberId === member.id && <span className="font-bold text-done">{t("withYou")}</span>}
          {memberId !== member.id && taker && <span>{t("withMember", { name: taker })}</span>}
        </p>
      </div>
      <Actions conversation={conversation} members={members} />
    </header>
  )
}
