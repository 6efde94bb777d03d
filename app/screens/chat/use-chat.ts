import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from "react"
import { isUrgent } from "#app/chat/faq.ts"
import { replies } from "#app/chat/reply.ts"
import { useTeam } from "#app/chat/use-team.ts"
import { useConsentedSave } from "#app/privacy/consent/use-consent.ts"
import { useHiddenWishes } from "#app/privacy/silence/use-hidden-wishes.ts"
import { useUser } from "#app/session/use-user.ts"
import { type Conversation, msUntilAnswer, newConversation, useConversation } from "#app/storage/conversation.ts"
import { useOperations } from "#app/sync/sync-context.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import { entriesFor } from "#domain/guides/hidden-topics.ts"
import { useAnswers } from "./use-answers.ts"
import { useFromPlan } from "./use-from-plan.ts"
import { useRating } from "./use-rating.ts"
import { useTimeline } from "./use-timeline.ts"

/** The device remembers at most this many hidden questions and replies; no device receives as many. */
const mostHidden = 200

export function useChat() {
  const { id: userId } = useUser()
  const { value: conversation, readNow, change, forget } = useConversation(userId)
  const isWaiting = useWaiting(conversation)
  const newest = conversation.messages.at(-1)
  const answers = useAnswers(newest?.lang)
  const team = useTeam()
  const { talk } = answers
  const { fromPlan, leftOut, isAwaited } = useFromPlan(answers.isNeeded)
  const hidden = { ...useHiddenWishes(), leftOut }
  const { perform } = useOperations()
  const { replyChosen, replyAsked, replyMisunderstood, replyAgreed, replyDeclined, tellTeam } = replies({
    team,
    hidden,
    fromPlan,
    ...talk,
  })
  const { concern, hiddenIds = [], isToTeam = false, keepsRatings } = conversation
  const { items, syncedIds, newestSyncedId, newestReplyId } = useTimeline(conversation, isWaiting)

  function add(next: (now: Conversation) => Conversation) {
    const now = readNow()
    if (msUntilAnswer(now) === 0) change(next(now))
  }

  const [chosen, choose] = useState<FaqEntry | string | null>(null)
  const isHeld = chosen !== null && isAwaited && (leftOut === "unknown" || typeof chosen === "string")
  const answer = useEffectEvent((chosen: FaqEntry | string) => {
    add((now) => (typeof chosen === "string" ? replyAsked(now, chosen) : replyChosen(now, chosen)))
    choose(null)
  })
  useEffect(() => {
    if (chosen && !isHeld) answer(chosen)
  }, [chosen, isHeld])

  /** Returns false while the answers load or while another answer is still to appear. */
  function send(text: string): boolean {
    const found = answers.find(text)
    // An urgent message is answered at once, even while another answer is still to appear.
    if (!found || ((isAwaited || isWaiting) && !isUrgent(text, found))) return false
    change(replies({ team, hidden, fromPlan, ...found }).reply(found, readNow(), text))
    return true
  }

  const { agreeAndSave } = useConsentedSave("questions", () => add(replyAgreed))
  const entries = entriesFor(talk.entries, { ...hidden, ...(leftOut === "unknown" && { leftOut: undefined }) })
  // While the urgent card or the gentle question is open, nothing else is asked or offered.
  const mayAsk = !concern?.isOpen
  const suggestions = isToTeam || !mayAsk ? [] : conversation.suggestionIds
  // In quiet mode `fromPlan` is missing, so no questions about her plan are offered.
  const asks = isToTeam || !mayAsk || !(fromPlan || isAwaited) ? [] : (conversation.asks ?? [])

  /** Questions and replies of the team are only hidden on this device; her export still contains them. */
  function clear() {
    if (syncedIds.length === 0 && !keepsRatings) return forget()
    const hidden = new Set([...hiddenIds, ...syncedIds])
    change({ ...newConversation, hiddenIds: [...hidden].slice(-mostHidden), keepsRatings })
  }

  return {
    items,
    newestReplyId,
    isWaiting,
    suggestions: suggestions.flatMap((id) => entries.find((entry) => entry.id === id) ?? []),
    asks,
    isOffer: conversation.isOffer === true,
    concern,
    mayAsk,
    isNew: newest === undefined && items.length === 0,
    isAnswered: conversation.answered !== undefined && !isWaiting && !isToTeam,
    isLoaded: answers.isLoaded,
    isReady: answers.isLoaded && !answers.isAwaited && !isAwaited,
    lang: talk.lang,
    prepare: answers.prepare,
    send,
    isHeld,
    ask(chosen: FaqEntry | string) {
      answers.prepare()
      choose(chosen)
    },
    askTeam: () => add(replyMisunderstood),
    mayAgree: conversation.toAgree !== undefined && !isWaiting,
    agree: agreeAndSave,
    decline: () => add(replyDeclined),
    openCard() {
      if (!concern) return
      const { isAfterUrgent: _isAfterUrgent, ...card } = concern
      change({
        ...conversation,
        ...(concern.level === "check" && conversation.answered && { untold: conversation.answered }),
        concern: { ...card, level: "urgent", messageId: newest?.id ?? concern.messageId, isOpen: true },
      })
    },
    closeConcern() {
      const { untold: _untold, ...rest } = conversation
      change({ ...rest, concern: null })
    },
    mayTellTeam: team.isHere && conversation.untold !== undefined,
    hasTeam: team.isHere,
    hasAgreed: team.hasAgreed,
    tellTeam: () => add(tellTeam),
    isToTeam,
    setToTeam: (isOn: boolean) => change({ ...conversation, isToTeam: isOn }),
    closeConversation() {
      perform("conversationClosed", { after: newestSyncedId })
      change({ ...conversation, isToTeam: false })
    },
    rating: useRating({ conversation, readNow, change }),
    hasReplies: newestReplyId !== undefined,
    clear,
  }
}

function useWaiting(conversation: Conversation): boolean {
  const isWaiting = () => msUntilAnswer(conversation) > 0
  const subscribe = useCallback(
    (onAnswer: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      function wait() {
        const leftMs = msUntilAnswer(conversation)
        if (leftMs === 0) return onAnswer()
        // A timer may fire early, so the remaining time is checked again.
        timer = setTimeout(wait, leftMs)
      }
      wait()
      return () => clearTimeout(timer)
    },
    [conversation],
  )
  return useSyncExternalStore(subscribe, isWaiting, isWaiting)
}
