import { expect, it } from "vitest"
import { messageWords } from "#content/message-words/words.ts"
import { languages } from "#domain/language.ts"
import { bareReplyRule } from "#domain/understanding/bare-reply.ts"
import { readSafetyPhrases } from "../../scripts/train/phrases.ts"
import { readSet } from "./measure.ts"
import { readerIn } from "./reader-in.ts"
import { readUnseen } from "./unseen.ts"

const isBareReply = bareReplyRule(messageWords.map(({ bareReply }) => bareReply))

const replies = {
  pt: [
    "não",
    "Sim!",
    "não tenho",
    "Não tenho isso.",
    "também não tem aqui",
    "não sei",
    "não achei",
    "outra coisa",
    "não gosto",
  ],
  en: ["no", "Yes", "I don’t have it", "don't have any", "we haven't got that", "can't find it", "none left", "dunno"],
  es: [
    "no",
    "Sí",
    "No lo tengo",
    "no la encuentro",
    "no hay más",
    "no sé",
    "Tampoco lo tengo.",
    "no me gusta",
    "otra cosa",
  ],
}

it.each(languages)(
  "a reply of a few words in %s alarms nobody, since signs are told with the same few words",
  async (language) => {
    const read = await readerIn(language)
    for (const text of replies[language]) expect(read(text), text).toMatchObject({ level: "none", kind: null })
  },
)

it.each(languages)("no message of danger in %s is taken for such a reply", (language) => {
  const { danger } = readSet("tuning", language)
  const told = [
    ...danger.map(({ text }) => text),
    ...readUnseen(language, "danger").map(({ text }) => text),
    ...readSafetyPhrases(language).flatMap(({ text, label }) => (label === "none" ? [] : text)),
    "não aguento",
    "não quero mais",
    "i did it",
    "can't",
    "no puedo más",
    "ya lo hice",
    "lo dejé",
  ]
  expect(told.filter(isBareReply)).toEqual([])
})
