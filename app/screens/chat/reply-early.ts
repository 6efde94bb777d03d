import { loadSafetyModel } from "#app/care/load-care.ts"
import { loadWords } from "#app/language/words.ts"
import { readSilence } from "#app/silence/read-silence.ts"
import { showToast } from "#app/ui/toast.ts"
import type { Language } from "#domain/language.ts"
import { keepConversation, readConversation } from "./conversation.ts"
import { keepDraft, readDraft } from "./draft.ts"
import { loadFaq } from "./faq.ts"
import { answersSoon } from "./own-answers.ts"
import { replies } from "./reply.ts"
import type { Team } from "./use-team.ts"

/**
 * Answers what she sent before the answers were on this device, and says so on the screen to which she has gone since.
 * Throws while they cannot be fetched.
 */
export async function replyEarly(
  userId: string,
  team: Team,
  { lang, hasOneLanguage }: { lang: Language; hasOneLanguage: boolean },
) {
  const [t, faq, safety] = await Promise.all([loadWords("chat", lang), loadFaq(lang), loadSafetyModel(lang)])
  const { text } = readDraft(userId)
  const answers = await answersSoon(text, { safety, ...faq }, hasOneLanguage)
  const now = readDraft(userId)
  // She may have been in the chat meanwhile.
  if (!now.isSent || now.text !== text) return
  keepDraft(userId, { text: "", isSent: false })
  const { reply } = replies({ team, isQuiet: readSilence(userId), ...answers })
  try {
    keepConversation(userId, reply(answers, readConversation(userId), text))
  } catch {
    // There is no room for the answer: she finds what she wrote, and sends it in the chat, where she can see it.
    return keepDraft(userId, { text, isSent: false })
  }
  showToast({ title: t("repliedTitle"), description: t("repliedText"), lang })
}
