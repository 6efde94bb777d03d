import { useInfiniteQuery } from "@tanstack/react-query"
import type { Box } from "#server/team/inbox.ts"
import { inboxQuery } from "../queries.ts"

export type Inbox = ReturnType<typeof useInbox>

export const itemId = (id: string) => `inbox-${id}`

export function useInbox(box: Box, search: string) {
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(inboxQuery(box, search))
  // One that moved between two pages would be in both.
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
