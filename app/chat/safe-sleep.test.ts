import { expect, test } from "vitest"
import { answerTo, nothingHidden } from "#tests/chat-answer.ts"
import { loadFaq } from "./faq.ts"

test.each([
  ["pt", "posso dormir com o bebê na cama?"],
  ["en", "can my baby sleep in bed with me"],
  ["es", "¿puedo dormir con mi bebé en la cama?"],
] as const)(
  "where an answer about the baby's sleep is sure it is given, with the number: %s, %s",
  async (lang, text) => {
    const { conversation, answer } = await answerTo(lang, text)
    const { entries } = await loadFaq(lang)
    const entry = entries.find(({ id }) => id === 102)
    expect(answer).toMatchObject({
      text: entry?.answer,
      guide: "baby-sleep",
      section: entry?.section,
      isUnanswered: true,
    })
    expect(conversation.answered).toBe(text)
  },
)

test.each([
  ["pt", "como evitar a morte súbita?"],
  ["en", "what is SIDS and how do i prevent it"],
  ["es", "¿cómo debe dormir el bebé?"],
] as const)(
  "who asks how the baby sleeps is told what matters most, where more is, and whom to call: %s, %s",
  async (lang, text) => {
    const { conversation, answer, t } = await answerTo(lang, text)
    expect(answer).toMatchObject({ text: t("safeSleep"), isUnanswered: true })
    expect(answer?.text).toContain("](/guides/mood-and-sleep#safe-sleep)")
    // If the answer did not help, the same question can still go to the team.
    expect(conversation.answered).toBe(text)
  },
)

test.each([
  ["pt", "posso colocar travesseiro no berço?"],
  ["en", "she will only settle on her belly at night, can she sleep like that"],
  ["es", "¿puede dormir con una manta?"],
] as const)("what the message is likely about besides is suggested first: %s, %s", async (lang, text) => {
  const { conversation, answer, t } = await answerTo(lang, text)
  expect(answer?.text).toBe(t("safeSleep"))
  expect(conversation.suggestionIds).toHaveLength(3)
  const { entries } = await loadFaq(lang)
  expect(entries.find(({ id }) => id === conversation.suggestionIds[0])?.guide).toBe("baby-sleep")
})

test("with numbers hidden all of it is still said", async () => {
  const hidden = { ...nothingHidden, areNumbersHidden: true }
  const { answer, t } = await answerTo("en", "what is SIDS and how do i prevent it", hidden)
  expect(answer?.text).toBe(t("safeSleep"))
})

test("in silence nothing of it is", async () => {
  const { answer, t } = await answerTo("en", "is co sleeping safe", { ...nothingHidden, isQuiet: true })
  expect(answer).toMatchObject({ text: t("hidden"), guide: "loss" })
})

test("a baby who does not breathe gets the card, and nothing else", async () => {
  const { conversation, answer, t } = await answerTo("en", "we were co-sleeping and my baby isn't breathing")
  expect(conversation.concern).toMatchObject({ level: "urgent", kind: "not-breathing" })
  expect(answer?.text).toBe(t("redFlagReply"))
})
