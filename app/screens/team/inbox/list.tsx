import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { CalendarClock, Check, ClockAlert } from "lucide"
import { useEffect, useRef } from "react"
import { Link, useLocation } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"
import { useWhen } from "#app/team/use-when.ts"
import { Button } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import type { Box } from "#server/team/inbox.ts"
import { ConcernMark } from "../concern-mark.tsx"
import { Due } from "../due.tsx"
import { useAtDesk } from "../members-only.tsx"
import { inboxQuery, membersQuery } from "../queries.ts"
import { useWaitingTime } from "../use-waiting.ts"

type Inbox = ReturnType<typeof useInbox>

export const itemId = (id: string) => `inbox-${id}`

export function useInbox(box: Box, search: string) {
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(inboxQuery(box, search))
  // A conversation that moves between two fetched pages would appear in both, so the ids are made unique.
  const byId = new Map(data?.pages.flatMap(({ conversations }) => conversations).map((one) => [one.id, one]))
  return {
    conversations: [...byId.values()],
    error,
    isPending: isPending || isPlaceholderData,
    hasMore: hasNextPage,
    isFetchingMore: isFetchingNextPage,
    fetchMore: () => void fetchNextPage(),
    again: () => void refetch(),
  }
}

type InboxListProps = { box: Box; search: string; open: string | undefined; inbox: Inbox }

export function InboxList({ box, search, open, inbox }: InboxListProps) {
  const t = useMessages("team")
  const since = useWaitingTime()
  const { data: members = [] } = useQuery(membersQuery)
  const { conversations, isPending, error } = inbox
  const isEmpty = conversations.length === 0
  if (isPending && isEmpty) return <LoadingList />
  if (error && isEmpty) {
    return (
      <div className="flex flex-col items-start gap-3 px-4 py-6 sm:px-6">
        <p>{t("listUnavailable")}</p>
        <Button variant="quiet" size="small" onClick={inbox.again}>
          {t("again")}
        </Button>
      </div>
    )
  }
  if (isEmpty) return <EmptyBox name={search ? "emptySearch" : `empty-${box}`} />
  return (
    <div className="desk-scroll pb-6" aria-busy={isPending || undefined}>
      <ul>
        {conversations.map((conversation) => (
          <InboxRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === open}
            since={since}
            members={members}
          />
        ))}
      </ul>
      {inbox.hasMore && <More key={conversations.length} inbox={inbox} />}
    </div>
  )
}

type InboxRowProps = {
  conversation: Inbox["conversations"][number]
  isOpen: boolean
  since: (moment: string) => string
  members: readonly { id: string; name: string }[]
}

function InboxRow({ conversation, isOpen, since, members }: InboxRowProps) {
  const t = useMessages("team")
  const { member } = useAtDesk()
  const { search } = useLocation()
  const { id, name, language, waitingSince, dueAt, lastMessageAt, closedAt, memberId, excerpt, concern } = conversation
  const { asked, answered, sendAt, isHeld } = conversation
  const when = useWhen()
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
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span dir="auto" className="line-clamp-2 min-w-0 font-bold wrap-anywhere">
            {name}
          </span>
          <span className="text-sm text-ink-soft">
            {waitingSince ? (
              <Due waitingSince={waitingSince} dueAt={dueAt} />
            ) : (
              t("ago", { time: since(lastMessageAt) })
            )}
          </span>
        </span>
        <span dir="auto" lang={language ?? undefined} className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">
          {excerpt}
        </span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft empty:hidden">
          {concern && waitingSince && <ConcernMark concern={concern} />}
          {waitingSince && asked > 1 && <span className="font-bold">{t("answeredOf", { answered, asked })}</span>}
          {sendAt && (
            <span className="inline-flex items-center gap-1 font-bold text-action">
              <Icon node={CalendarClock} size={14} className="shrink-0" />
              {t("plannedFor", { when: when(sendAt) })}
            </span>
          )}
          {isHeld && (
            <span className="inline-flex items-center gap-1 font-bold text-danger">
              <Icon node={ClockAlert} size={14} className="shrink-0" />
              {t("isHeld")}
            </span>
          )}
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

type EmptyName = "emptySearch" | `empty-${Box}`

function EmptyBox({ name }: { name: EmptyName }) {
  const t = useMessages("team")
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center text-ink-soft">
      <Flower size={72} petals={name === "empty-waiting" ? 7 : 2} />
      <p>{t(name)}</p>
    </div>
  )
}

function LoadingList() {
  return (
    <div className="flex flex-col gap-4 px-4 py-3 sm:px-6">
      {["a", "b", "c", "d"].map((row) => (
        <div key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-10 w-full" />
        </div>
      ))}
    </div>
  )
}

function More({ inbox: { fetchMore, isFetchingMore } }: { inbox: Inbox }) {
  const t = useMessages("team")
  const place = useRef<HTMLDivElement>(null)
  const fetchRef = useRef(fetchMore)
  useEffect(() => {
    fetchRef.current = fetchMore
  }, [fetchMore])
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchRef.current())
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className="flex justify-center px-4 pt-4">
      <Button variant="quiet" size="small" pending={isFetchingMore} onClick={fetchMore}>
        {t("more")}
      </Button>
    </div>
  )
}
