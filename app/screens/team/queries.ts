import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { AppError, told } from "#app/send.ts"
import { noSessionIn } from "#app/session/no-session.ts"
import type { Box } from "#server/team/inbox.ts"

const { team } = api
/** The keys of all the desk's queries begin with this one, so that one event refetches those in use. */
export const deskKey = ["team"] as const
/** The server counts a member as being at the desk as long as this request is repeated. */
const atDeskMs = 25_000

const init = (signal: AbortSignal) => ({ init: { signal } })

/** Fails with NOT_FOUND for everybody who is not a member. */
export const meQuery = queryOptions({
  queryKey: [...deskKey, "me"],
  queryFn: async ({ signal }) => told(await team.me.$get({}, init(signal)), "id"),
  refetchInterval: ({ state }) => (state.data && !isLostTo(state.error) ? atDeskMs : false),
})

export const membersQuery = queryOptions({
  queryKey: [...deskKey, "members"],
  queryFn: async ({ signal }) => told(await team.members.$get({}, init(signal)), "length"),
})

export const summaryQuery = queryOptions({
  queryKey: [...deskKey, "summary"],
  queryFn: async ({ signal }) => told(await team.summary.$get({}, init(signal)), "waiting"),
})

export const savedRepliesQuery = queryOptions({
  queryKey: [...deskKey, "saved-replies"],
  queryFn: async ({ signal }) => told(await team["saved-replies"].$get({}, init(signal)), "length"),
})

export const overviewQuery = queryOptions({
  queryKey: [...deskKey, "overview"],
  queryFn: async ({ signal }) => told(await team.overview.$get({}, init(signal)), "version"),
})

export const nightWordsQuery = queryOptions({
  queryKey: [...deskKey, "night-words"],
  queryFn: async ({ signal }) => told(await team["night-words"].$get({}, init(signal)), "words"),
})

export const auditQuery = infiniteQueryOptions({
  queryKey: [...deskKey, "audit"],
  queryFn: async ({ pageParam: before, signal }) => {
    return told(await team.audit.$get({ query: before ? { before } : {} }, init(signal)), "entries")
  },
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
})

export function inboxQuery(box: Box, search: string) {
  return infiniteQueryOptions({
    queryKey: [...deskKey, "inbox", box, search],
    queryFn: async ({ pageParam: after, signal }) => {
      const query = { box, ...(search && { search }), ...(after && { after }) }
      return told(await team.conversations.$get({ query }, init(signal)), "conversations")
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [...deskKey, "conversation", id],
    queryFn: async ({ signal }) =>
      told(await team.conversations[":id"].$get({ param: { id } }, init(signal)), "messages"),
  })
}

export type DeskConversation = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof conversationQuery>["queryFn"]>>>
>
export type OverviewData = Awaited<ReturnType<Awaited<ReturnType<typeof team.overview.$get>>["json"]>>
export type DeskMessage = DeskConversation["messages"][number]
export type StoredReply = Awaited<
  ReturnType<Awaited<ReturnType<(typeof team)["saved-replies"]["$get"]>>["json"]>
>[number]

export function isLostTo(error: unknown): "nobody" | "two-step" | null {
  if (!(error instanceof AppError)) return null
  if (error.code === "TWO_STEP_REQUIRED") return "two-step"
  return noSessionIn(error) || error.code === "NOT_FOUND" ? "nobody" : null
}

/** True if the server refused an action because newer messages had arrived. */
export function isChanged(error: unknown): boolean {
  return error instanceof AppError && error.code === "CONVERSATION_CHANGED"
}

/** The id of the newest message, ignoring notes, which are only between members. */
export function newestIdOf(messages: readonly DeskMessage[]): string | null {
  return messages.findLast(({ kind }) => kind !== "note")?.id ?? null
}
