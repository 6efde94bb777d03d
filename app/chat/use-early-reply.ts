import { useQuery } from "@tanstack/react-query"
import { useLocation } from "react-router"
import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { useOneLanguage } from "#app/language/screen-language.ts"
import { retryUntilLoaded } from "#app/language/use-lazy.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { draftKey, readDraft } from "./draft.ts"
import { useTeam } from "./use-team.ts"

export function useEarlyReply(userId: string) {
  const lang = usePartLanguage("chat")
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
    ...retryUntilLoaded,
    gcTime: 0,
  })
}
