import { useQueries, useQueryClient } from "@tanstack/react-query"
import { sendWaiting } from "./send-waiting.ts"
import { useWaiting } from "./waiting.ts"

/** What waits on this device, which is sent as soon as the server can be reached, from whatever screen she is on. */
export function useWaitingEntries(userId: string) {
  const queryClient = useQueryClient()
  const waiting = useWaiting(userId)
  const sendings = useQueries({
    queries: waiting.map(({ id, refused }) => ({
      queryKey: ["diary-sending", userId, id],
      queryFn: async () => {
        await sendWaiting(queryClient, userId, id)
        return true
      },
      enabled: !refused,
      gcTime: 0,
    })),
  })
  return waiting.map((entry, index) => {
    const sending = sendings[index]
    return { ...entry, isDelayed: Boolean(sending?.failureCount) || sending?.fetchStatus === "paused" }
  })
}
