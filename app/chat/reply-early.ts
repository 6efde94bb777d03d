import { loadSafetyModel } from "#app/care/load-care.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadLeftOut } from "#app/plan/load-left-out.ts"
import { readHiddenWishes } from "#app/privacy/silence/use-hidden-wishes.ts"
import { readConversation, saveConversation } from "#app/storage/conversation.ts"
import { showToast } from "#app/ui/toast.ts"
import type { Language } from "#domain/language.ts"
import { readDraft, saveDraft } from "./draft.ts"
import { answersWithTimeout, loadFaq } from "./faq.ts"
import { replies } from "./reply.ts"
import type { Team } from "./use-team.ts"

/** Replies to a message that she sent before the answers were loaded. Throws if they cannot be fetched. */
export async function replyEarly(
  userId: string,
  team: Team,
  { lang, hasOneLanguage }: { lang: Language; hasOneLanguage: boolean },
) {
  const [t, faq, safety] = await Promise.all([loadMessages("chat", lang), loadFaq(lang), loadSafetyModel(lang)])
  const { text } = readDraft(userId)
  const answers = await answersWithTimeout(text, { safety, ...faq }, hasOneLanguage)
  const leftOut = await loadLeftOut(userId)
  const now = readDraft(userId)
  // If the message was answered or edited in the chat meanwhile, it is not answered here.
  if (!now.isSent || now.text !== text) return
  saveDraft(userId, { text: "", isSent: false })
  const { reply } = replies({ team, hidden: { ...readHiddenWishes(userId), leftOut }, ...answers })
  const before = readConversation(userId)
  const after = reply(answers, before, text)
  if (!saveConversation(userId, after)) {
    // Storage is full, so she must send the message again in the chat.
    saveDraft(userId, { text, isSent: false })
    return
  }
  // The message went to the team, so there is no answer to announce.
  if (after.messages.length === before.messages.length) return
  showToast({ title: t("repliedTitle"), description: t("repliedText"), lang })
}
