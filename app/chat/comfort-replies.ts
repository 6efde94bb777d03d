import type { Translate } from "#app/language/resources.ts"
import { answerDelayMs, type Conversation, type Message } from "#app/storage/conversation.ts"
import type { FaqEntry } from "#domain/chat/faq-match.ts"
import type { HiddenWishes } from "#domain/guides/hidden-topics.ts"
import { isComfortedBy } from "./changed-conversation.ts"

/**
 * Ids of the entries that fill the suggestions below an answer about safe sleep: her own sleep, help at home, warning
 * signs.
 */
const afterSafeSleep = [35, 36, 23]
/**
 * Ids of the entries that fill the suggestions below an answer about her mood: whom to talk to, help at home,
 * depression, crying.
 */
const afterMood = [60, 36, 38, 37]

type Talk = {
  hidden: HiddenWishes
  t: Translate<"chat">
  message: (type: Message["type"], text: string, delayMs: number) => Message
  spoken: (offered: readonly FaqEntry[]) => readonly FaqEntry[]
  offeredFirst: (offered: readonly FaqEntry[], others: readonly number[]) => number[]
  replyHidden: (before: Conversation, messages: Message[]) => Conversation
}

/** Replies to worries about the baby's sleep and to a low mood, which begin with a sentence that every mother gets. */
export function comfortReplies({ hidden, t, message, spoken, offeredFirst, replyHidden }: Talk) {
  function replyOnSafeSleep(before: Conversation, messages: Message[], offered: readonly FaqEntry[]): Conversation {
    if (hidden.isQuiet) return replyHidden(before, messages)
    const answer = { ...message("ai", t("safeSleep"), answerDelayMs), isUnanswered: true }
    return { ...before, messages: [...messages, answer], suggestionIds: offeredFirst(offered, afterSafeSleep) }
  }

  function replyToMood(
    before: Conversation,
    messages: Message[],
    entry: FaqEntry | null,
    offered: readonly FaqEntry[],
  ): Conversation {
    const [shown] = entry ? spoken([entry]) : []
    const text = [t(isComfortedBy(before, t("lowMood")) ? "lowMoodAgain" : "lowMood"), shown?.answer]
      .filter(Boolean)
      .join("\n\n")
    const answer = { ...message("ai", text, answerDelayMs), guide: "mood-and-sleep" as const, isAboutMood: true }
    const others = afterMood.filter((id) => id !== entry?.id)
    return { ...before, messages: [...messages, answer], suggestionIds: offeredFirst(offered, others) }
  }

  return { replyOnSafeSleep, replyToMood }
}
