import { useQueries } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { onKeptChange, waitingKeys } from "#app/kept/storage.ts"
import { sendQuestion } from "./send-question.ts"
import { prefixOfQuestions } from "./waiting-questions.ts"

/** Sends the questions that wait on this device as soon as the server can be reached, from whatever screen she is on. */
export function useWaitingQuestions(userId: string) {
  const prefix = prefixOfQuestions(userId)
  const keys = useSyncExternalStore(onKeptChange, () => waitingKeys(prefix).sort().join(" "))
  const ids = keys
    .split(" ")
    .filter(Boolean)
    .map((key) => key.slice(prefix.length))
  useQueries({
    queries: ids.map((id) => ({
      queryKey: ["support-question-sending", userId, id],
      queryFn: async () => {
        await sendQuestion(userId, id)
        return true
      },
      gcTime: 0,
    })),
  })
}
