import { expect, test } from "vitest"
import { newConversation } from "#app/storage/conversation.ts"
import safetyFile from "#content/models/safety.json" with { type: "json" }
import type { Language } from "#domain/language.ts"
import { createSafetyModel } from "#domain/safety/model.ts"
import { readSet } from "../../tests/understanding/measure.ts"
import { type Answers, answersTo, answersWithTimeout, isUrgent, loadEntries, loadFaq } from "./faq.ts"
import { replies } from "./reply.ts"

const safety = createSafetyModel(safetyFile)
const [pt, en, es] = await Promise.all((["pt", "en", "es"] as const).map(loadFaq))
if (!pt || !en || !es) throw new Error("There are no answers.")
const here: Answers = { ...pt, safety }

test.each([
  ["posso tomar café?", pt],
  ["can I drink coffee?", en],
  ["¿puedo tomar café?", es],
])("a question is answered in its own language: %s", async (text, own) => {
  const { messages, suggestionIds } = await replyTo(text)
  expect(own.entries.map(({ answer }) => answer)).toContain(messages.at(-1)?.text)
  expect(messages.map(({ lang }) => lang)).toEqual([own.lang, own.lang])
  expect(suggestionIds).toHaveLength(3)
})

test.each([
  ["obrigada", "pt"],
  ["thank you so much", "en"],
  ["muchas gracias", "es"],
] satisfies [string, Language][])("a courtesy is returned in its own language: %s", async (text, lang) => {
  const { messages } = await replyTo(text)
  const { courtesies } = await loadEntries(lang)
  expect(courtesies.replies.map(({ answer }) => answer)).toContain(messages.at(-1)?.text)
  expect(messages.at(-1)?.lang).toBe(lang)
})

test.each(["ok", "👍", "manga"])("what is in no certain language stays in the screen's: %s", async (text) => {
  expect((await replyTo(text)).messages.at(-1)?.lang).toBe("pt")
})

const team = { hasAgreed: true, isHere: false, agree: () => {}, ask: () => true }

test("what no entry answers, or several may, is told so in its own language", async () => {
  const offer = await replyTo("I wonder about those things that they say of soup")
  expect([offer.isOffer, offer.messages.at(-1)?.text]).toEqual([true, en.t("didYouMean")])
  const { replyMisunderstood } = replies({ team, hidden: { isQuiet: false, areNumbersHidden: false }, ...en })
  const [none, answer] = replyMisunderstood(offer).messages.slice(-2)
  expect([none?.text, none?.lang, answer?.lang]).toEqual([en.t("noneOfThese"), "en", "en"])
  const foreign = await replyTo("je ne dors pas avec mon bébé")
  expect(foreign.messages.at(-1)?.text).toBe(pt.t("foreign"))
})

test("where everything is in one language, every message is answered in it", async () => {
  for (const text of ["can I drink coffee?", "¿puedo tomar café?"])
    expect(await answersWithTimeout(text, here, true)).toBe(here)
})

test("without the answers in the message's language it has those of the screen", () => {
  expect(answersTo("can I drink coffee?", here, undefined)).toBe(here)
})

test.each(["I want to die", "my baby is blue and does not breathe", "quiero matarme"])(
  "what is urgent waits for no other language, and stays urgent in it: %s",
  async (text) => {
    expect(await answersWithTimeout(text, here, false)).toBe(here)
    for (const own of [undefined, en, es]) {
      const answers = answersTo(text, here, own)
      const { concern, messages } = replies({
        team,
        hidden: { isQuiet: false, areNumbersHidden: false },
        ...answers,
      }).reply(answers, newConversation, text)
      expect(concern).toMatchObject({ level: "urgent", isOpen: true })
      expect(messages.at(-1)?.text).toBe((own ?? pt).t("redFlagReply"))
    }
  },
)

test.each([en, es])("no message of danger is taken less seriously for being answered in $lang", (own) => {
  const urgent = readSet("tuning", own.lang).danger.filter(({ text }) => isUrgent(text, here))
  expect(urgent.length).toBeGreaterThan(400)
  expect(urgent.filter(({ text }) => !isUrgent(text, answersTo(text, here, own)))).toEqual([])
})

async function replyTo(text: string) {
  const answers = await answersWithTimeout(text, here, false)
  return replies({ team, hidden: { isQuiet: false, areNumbersHidden: false }, ...answers }).reply(
    answers,
    newConversation,
    text,
  )
}
