import type { Words } from "#app/language/resources.ts"
import { newEntryId } from "#app/screens/profile/diary/entry-id.ts"
import { readSupportEmail } from "#app/shell/support-email.ts"
import { replyToCourtesy } from "#domain/courtesy.ts"
import { type FaqEntry, matchFaq } from "#domain/faq-match.ts"
import type { Language } from "#domain/language.ts"
import { questionsPerDay } from "#domain/support-question.ts"
import { answerDelayMs, type Conversation, type Message } from "./conversation.ts"
import type { Answers } from "./faq.ts"
import { suggestAfter } from "./suggest.ts"
import { keepQuestion } from "./waiting-questions.ts"

type Talk = { userId: string; t: Words<"chat">; lang: Language }

/** Adds what she says and what the chat answers. A red flag comes first, at once, and never with an entry of the FAQ. */
export function replies({ userId, t, lang }: Talk) {
  function reply(
    { redFlagIn, entries, search, courtesies }: Answers,
    { answered: _, ...before }: Conversation,
    text: string,
  ): Conversation {
    const messages = [...before.messages, message("user", text, 0)]
    const redFlag = redFlagIn(text)
    if (redFlag) return { ...before, redFlag, messages: [...messages, message("ai", t("redFlagReply"), 0)] }

    const courtesy = replyToCourtesy(text, courtesies)
    if (courtesy) return { ...before, messages: [...messages, message("ai", courtesy, answerDelayMs)] }

    const entry = matchFaq(text, entries, search)
    return entry
      ? { ...replyFromEntry(before, messages, entry), answered: text }
      : replyFromTeam(before, messages, text)
  }

  /** Adds a suggestion that she has chosen, and its answer. */
  function replyChosen({ answered: _, ...before }: Conversation, entry: FaqEntry): Conversation {
    return replyFromEntry(before, [...before.messages, message("user", entry.question, 0)], entry)
  }

  function replyFromEntry(before: Conversation, messages: Message[], entry: FaqEntry): Conversation {
    return {
      ...before,
      messages: [...messages, message("ai", entry.answer, answerDelayMs)],
      suggestionIds: suggestAfter(entry, before.hasReflected),
      hasReflected: true,
    }
  }

  /** She meant something else than what her question was taken for: it goes to the team after all. */
  function replyMisunderstood({ answered, ...before }: Conversation): Conversation {
    if (!answered) return before
    return replyFromTeam(before, [...before.messages, message("user", t("notThat"), 0)], answered)
  }

  function replyFromTeam(before: Conversation, messages: Message[], text: string): Conversation {
    const answer = { ...message("ai", "", answerDelayMs), ...askTeam(text) }
    return { ...before, messages: [...messages, answer], suggestionIds: suggestAfter(null, before.hasReflected) }
  }

  function message(type: Message["type"], text: string, delayMs: number): Message {
    return { id: newEntryId(), type, text, timestamp: new Date(Date.now() + delayMs).toISOString(), lang }
  }

  function askTeam(text: string): Pick<Message, "text" | "questionId"> {
    const email = readSupportEmail()
    const id = newEntryId()
    const outcomes = {
      sent: t("teamNotified"),
      limited: t("teamLimit", { limit: questionsPerDay, email }),
      refused: t("teamRefused", { email }),
    }
    try {
      keepQuestion(userId, { id, text, replies: outcomes })
      return { text: t("teamWaiting"), questionId: id }
    } catch {
      return { text: outcomes.refused }
    }
  }

  return { reply, replyChosen, replyMisunderstood }
}
