import { useQuery } from "@tanstack/react-query"
import { useSyncExternalStore } from "react"
import { useLocation } from "react-router"
import { onKeptChange } from "#app/kept/storage.ts"
import { useLanguageOf } from "#app/language/use-words.ts"
import { readDraft } from "./draft.ts"

/** Has what she sent too early answered, as soon as the answers can be fetched, if she has left the chat since. */
export function useEarlyReply(userId: string) {
  const lang = useLanguageOf("chat")
  const isElsewhere = useLocation().pathname !== "/chat"
  const isSent = useSyncExternalStore(onKeptChange, () => readDraft(userId).isSent)
  useQuery({
    queryKey: ["early-reply", userId, lang],
    queryFn: async () => {
      const { replyEarly } = await import("./reply-early.ts")
      await replyEarly(userId, lang)
      return true
    },
    enabled: isElsewhere && isSent,
    networkMode: "always",
    retry: true,
    retryDelay: 5000,
    gcTime: 0,
  })
}
