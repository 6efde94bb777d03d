import { QueryCache, QueryClient } from "@tanstack/react-query"
import { AppError, isPassing } from "#app/send.ts"

const longestPauseMs = 30_000

/** Server state: asks again with growing pauses for as long as the server is away, and not at all when it has refused. */
export function createQueryClient({ onSessionEnded }: { onSessionEnded: () => void }) {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (error instanceof AppError && error.status === 401) onSessionEnded()
      },
    }),
    defaultOptions: {
      queries: {
        retry: (_failures, error) => isPassing(error),
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, longestPauseMs),
      },
    },
  })
}
