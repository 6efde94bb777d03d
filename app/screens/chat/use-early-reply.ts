import { useQuery } from "@tanstack/react-query"
import { useLocation } from "react-router"
import { useStored } from "#app/kept/use-stored.ts"
import { untilHere } from "#app/language/use-later.ts"
import { useLanguageOf, useOneLanguage } from "#app/language/use-words.ts"
import { draftKey, readDraft } from "./draft.ts"
import { useTeam } from "./use-team.ts"

/** Has what she sent too early answered, as soon as the answers can be fetched, if she has left the chat since. */
export function useEarlyReply(userId: string) {
  const lang = useLanguageOf("chat")
  const hasOneLanguage = useOneLanguage() !== null
  const isElsewhere = useLocation().pathname !== "/chat"
  const team = useTeam()
  const { isSent } = useStored(draftKey(userId), () => readDraft(userId))
  useQuery({
    queryKey: ["early-reply", userId, lang, hasOneLanguage],
    queryFn: async () => {
      const { replyEarly } = await import("./reply-early.ts")
      await replyEarly(userId, team, { lang, hasOneLanguage })
      return true
    },
    enabled: isElsewhere && isSent,
    ...untilHere,
    gcTime: 0,
  })
}
