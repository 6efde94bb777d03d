import { expect, test } from "vitest"
import { isNearLowMood } from "#domain/diary/mood-entries.ts"
import { languages } from "#domain/language.ts"
import { answerTo, conversationOf } from "#tests/chat-answer.ts"

test.each([
  ["pt", "não aguento mais"],
  ["pt", "chorei o dia inteiro hoje"],
  ["pt", "me sinto tão sozinha"],
  ["en", "i can't do this anymore"],
  ["en", "i've been crying all day"],
  ["es", "no puedo más"],
  ["es", "me siento tan sola"],
] as const)(
  "who feels low is met with a human sentence, the guide and somebody to talk to, never with meals or bright prompts: %s, %s",
  async (lang, text) => {
    const { conversation, answer, t } = await answerTo(lang, text)
    expect(answer).toMatchObject({ guide: "mood-and-sleep", isAboutMood: true })
    expect(answer?.text.startsWith(t("lowMood"))).toBe(true)
    expect(conversation.suggestionIds).toHaveLength(3)
    for (const id of conversation.suggestionIds) expect(isNearLowMood(id), String(id)).toBe(true)
    // If the answer did not help, the same question can still go to the team.
    expect(conversation.answered).toBe(text)
  },
)

test.each([
  ["pt", "É normal chorar à toa nos primeiros dias?"],
  ["en", "how do I know if it is postpartum depression?"],
] as const)("after a question about mood no prompt looks for something good: %s, %s", async (lang, text) => {
  const { conversation, answer } = await answerTo(lang, text)
  expect(answer?.guide).toBe("mood-and-sleep")
  for (const id of conversation.suggestionIds) expect(isNearLowMood(id), String(id)).toBe(true)
})

test("a wish to die gets the card, and nothing else", async () => {
  const { conversation, answer, t } = await answerTo("en", "i feel so empty, i want to kill myself")
  expect(conversation.concern).toMatchObject({ level: "urgent", kind: "self-harm" })
  expect(answer?.text).toBe(t("redFlagReply"))
})

test.each(languages)("in %s the same comfort is never said twice in a row", async (lang) => {
  const low = { pt: "me sinto tão sozinha", en: "i've been crying all day", es: "me siento tan sola" }[lang]
  const said = (await conversationOf(lang, [low, low, low])).map(({ answer }) => answer?.text.split("\n\n")[0])
  const { t } = await answerTo(lang, low)
  expect(said).toEqual([t("lowMood"), t("lowMoodAgain"), t("lowMood")])
})
