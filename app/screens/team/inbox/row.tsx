import { Check, Clock } from "lucide"
import { Link, useLocation } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { ConcernMark } from "../concern-mark.tsx"
import { useAtDesk } from "../members-only.tsx"
import { type Inbox, itemId } from "./use-inbox.ts"

type InboxRowProps = {
  conversation: Inbox["conversations"][number]
  isOpen: boolean
  since: (moment: string) => string
  members: readonly { id: string; name: string }[]
}

export function InboxRow({ conversation, isOpen, since, members }: InboxRowProps) {
  const t = useMessages("team")
  const { member } = useAtDesk()
  const { search } = useLocation()
  const { id, name, language, waitingSince, lastMessageAt, closedAt, memberId, excerpt, concern } = conversation
  const { asked, answered } = conversation
  const taker = members.find((one) => one.id === memberId)?.name
  const isMine = memberId === member.id
  return (
    <li className="max-w-none border-t border-line first:border-t-0">
      <Link
        id={itemId(id)}
        to={{ pathname: `/team/${id}`, search }}
        aria-current={isOpen ? "page" : undefined}
        className="relative flex flex-col gap-1 border-l-4 border-transparent py-3 pr-4 pl-3 no-underline transition-colors -outline-offset-3 hover:bg-sunken sm:pr-6 sm:pl-5 aria-[current=page]:border-action aria-[current=page]:bg-surface"
      >
        <span className="flex items-baseline justify-between gap-x-3 narrow:flex-wrap">
          <span dir="auto" className="line-clamp-2 min-w-0 font-bold wrap-anywhere">
            {name}
          </span>
          <span
            className={`inline-flex items-center gap-1 text-sm sm:shrink-0 ${waitingSince ? "font-bold text-action" : "text-ink-soft"}`}
          >
            {waitingSince && <Icon node={Clock} size={14} />}
            {waitingSince ? t("waits", { time: since(waitingSince) }) : t("ago", { time: since(lastMessageAt) })}
          </span>
        </span>
        <span dir="auto" lang={language ?? undefined} className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
          {excerpt}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft empty:hidden">
          {concern && waitingSince && <ConcernMark concern={concern} />}
          {waitingSince && asked > 1 && <span className="font-bold">{t("answeredOf", { answered, asked })}</span>}
          {closedAt && (
            <span className="inline-flex items-center gap-1">
              <Icon node={Check} size={14} />
              {t("isClosed")}
            </span>
          )}
          {language && <span>{t(`language-${language}`)}</span>}
          {isMine && <span className="font-bold text-done">{t("withYou")}</span>}
          {!isMine && taker && <span>{t("withMember", { name: taker })}</span>}
        </span>
      </Link>
    </li>
  )
}
