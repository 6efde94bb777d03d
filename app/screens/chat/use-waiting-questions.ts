import { useQueries } from "@tanstack/react-query"
import { useWaitingNames } from "#app/kept/use-waiting-names.ts"
import { sendQuestion } from "./send-question.ts"
import { prefixOfQuestions } from "./waiting-questions.ts"

/** Sends the questions that wait on this device as soon as the server can be reached, from whatever screen she is on. */
export function useWaitingQuestions(userId: string) {
  useQueries({
    queries: useWaitingNames(prefixOfQuestions(userId)).map((id) => ({
      queryKey: ["support-question-sending", userId, id],
      queryFn: async () => {
        await sendQuestion(userId, id)
        return true
      },
      gcTime: 0,
    })),
  })
}
