import { useConsent } from "#app/privacy/consent/use-consent.ts"
import type { Conversation, Message } from "#app/storage/conversation.ts"
import { useCorrectedNow, useOperations } from "#app/sync/sync-context.ts"
import { monthOf } from "#domain/chat/answer-rating.ts"
import { themeOf } from "#domain/chat/answer-theme.ts"
import type { Rate } from "./useful.tsx"

type Stored = { conversation: Conversation; readNow: () => Conversation; change: (next: Conversation) => void }

export function useRating({ conversation, readNow, change }: Stored): Rate {
  const { isGiven, agree } = useConsent("ratings")
  const correctedNow = useCorrectedNow()
  const { perform } = useOperations()

  function send({ entryId, rating }: Pick<Message, "entryId" | "rating">) {
    if (entryId !== undefined && rating) perform("answerRated", { ...rating, theme: themeOf(entryId) })
  }

  return {
    rate(messageId, isUseful) {
      const now = readNow()
      const messages = now.messages.map((message) => {
        if (message.id !== messageId) return message
        const month = message.rating?.month ?? monthOf(correctedNow())
        return { ...message, rating: { isUseful, month } }
      })
      change({ ...now, messages })
      const rated = messages.find(({ id }) => id === messageId)
      if (rated && isGiven) send(rated)
    },
    count(messageId) {
      agree()
      const rated = readNow().messages.find(({ id }) => id === messageId)
      if (rated) send(rated)
    },
    keepHere: () => change({ ...readNow(), keepsRatings: true }),
    isKeptHere: conversation.keepsRatings === true,
  }
}
