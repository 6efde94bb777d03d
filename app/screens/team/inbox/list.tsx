import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Flower } from "#app/ui/flower.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import type { Box } from "#server/team/inbox.ts"
import { membersQuery } from "../queries.ts"
import { useSince } from "../use-waiting.ts"
import { InboxRow } from "./row.tsx"
import type { Inbox } from "./use-inbox.ts"

type InboxListProps = { box: Box; search: string; open: string | undefined; inbox: Inbox }

export function InboxList({ box, search, open, inbox }: InboxListProps) {
  const t = useMessages("team")
  const since = useSince()
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

type EmptyName = "emptySearch" | `empty-${Box}`

function EmptyBox({ name }: { name: EmptyName }) {
  const t = useMessages("team")
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-12 text-center text-ink-soft">
      <Flower size={72} petals={name === "empty-waiting" ? 28 : 8} />
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

/** A button for whoever does not scroll. */
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
