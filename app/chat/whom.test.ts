import { expect, test } from "vitest"
import { answerTo } from "#tests/chat-answer.ts"

test.each([
  ["pt", "minha irmã está grávida, ela pode tomar café?"],
  ["en", "my sister is pregnant, can she drink coffee?"],
  ["es", "mi hermana está embarazada, ¿puede tomar café?"],
] as const)(
  "what is right after a birth is not said of a pregnancy, and the team can be asked: %s",
  async (lang, text) => {
    const { conversation, answer, t } = await answerTo(lang, text)
    expect(answer?.text).toBe(t("for-pregnantWoman"))
    expect(answer?.entryId).toBeUndefined()
    expect(conversation).toMatchObject({ suggestionIds: [], answered: text })
  },
)

test.each([
  ["pt", "minha esposa teve bebê, ela pode tomar café?"],
  ["en", "my wife just gave birth, can she drink coffee?"],
  ["es", "mi esposa acaba de dar a luz, ¿puede tomar café?"],
] as const)("of another mother it says first whom the answer is for: %s", async (lang, text) => {
  const { conversation, answer, t } = await answerTo(lang, text)
  // The expected entry is the answer or among the entries that are offered.
  expect([answer?.entryId, ...conversation.suggestionIds]).toContain(10)
  expect(answer?.text.startsWith(`${t("for-otherMother")}\n\n`)).toBe(true)
})

test("of an older child it says first that its answers are for the first year", async () => {
  const { answer, t } = await answerTo("en", "my 3 year old has constipation, what helps?")
  expect(answer?.text.startsWith(t("for-olderChild"))).toBe(true)
})

test("a danger comes before whom it is about", async () => {
  const { conversation } = await answerTo("en", "my 3 year old is choking on a grape and cannot breathe")
  expect(conversation.concern).toMatchObject({ level: "urgent" })
})

test("of the mother who writes nothing is said before the answer", async () => {
  const { answer, t } = await answerTo("en", "can I drink coffee?")
  for (const whom of ["pregnantWoman", "olderChild", "otherMother"] as const)
    expect(answer?.text).not.toContain(t(`for-${whom}`))
})
