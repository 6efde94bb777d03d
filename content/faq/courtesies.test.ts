import { expect, test } from "vitest"
import { type Courtesies, replyToCourtesy } from "#domain/chat/courtesy.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { matchFaq } from "#domain/chat/faq-match.ts"
import { type Language, languages } from "#domain/language.ts"
import * as en from "./en.ts"
import * as es from "./es.ts"
import * as pt from "./pt.ts"

const contents = { pt, en, es }
const kinds = ["anybody there", "thanks", "goodbye", "greeting", "okay"] as const

function kindOf(text: string, courtesies: Courtesies) {
  const answer = replyToCourtesy(text, courtesies)
  return kinds[courtesies.replies.findIndex((reply) => reply.answer === answer)] ?? null
}

const messages: Record<Language, Record<(typeof kinds)[number], string[]>> = {
  pt: {
    "anybody there": ["vc é real?", "oi, tem alguém aí?", "é robo?", "to falando com um robô??", "isso é automático?"],
    thanks: [
      "obrigada!",
      "Obrigadaaa 🙏",
      "valeu",
      "vlw",
      "muito obrigada mesmo",
      "ok, obrigada pela ajuda",
      "brigada viu",
    ],
    goodbye: ["tchau", "até mais!", "boa noite, tchau", "bjs", "bom descanso"],
    greeting: ["oi", "Oiiii", "bom dia", "Olá, tudo bem?", "oi gente, boa tarde!", "e aí"],
    okay: ["ok", "tá bom", "entendi", "kkkkk", "sim", "Não.", "rsrsrs", "ah tá"],
  },
  en: {
    "anybody there": ["r u real?", "hello, is anyone there?", "are u a bot", "am i talking to a bot?", "bot or human"],
    thanks: ["thanks so much", "Thank you!!", "thx", "ok thanks", "that helped, thank you", "ty ❤️", "cheers hun"],
    goodbye: ["bye", "see ya", "good night", "ok bye", "gotta go, talk later"],
    greeting: ["hi", "Heyyy", "good morning", "hello there, how are you?", "hiya"],
    okay: ["ok", "got it", "lol", "yes", "no", "hahaha", "makes sense"],
  },
  es: {
    "anybody there": ["¿hay alguien ahí?", "hola, eres humano?", "sos un robot?", "hablo con un robot?"],
    thanks: ["gracias", "graciasss", "muchísimas gracias", "vale, gracias por la ayuda", "muy amable"],
    goodbye: ["adios", "hasta luego!", "buenas noches, hasta mañana", "chao", "un beso"],
    greeting: ["hola", "Holaaa", "buenos dias", "hola, ¿qué tal?", "buenas"],
    okay: ["vale", "ok", "entendido", "jajaja", "sí", "no", "de acuerdo"],
  },
}

const cases = languages.flatMap((language) =>
  kinds.flatMap((kind) => messages[language][kind].map((text) => ({ language, kind, text }))),
)

test.each(cases)("in $language “$text” is taken as $kind", ({ language, kind, text }) => {
  expect(kindOf(text, contents[language].courtesies)).toBe(kind)
})

test.each(languages)(
  "in %s no courtesy holds a keyword, so that none stands before the rule of the FAQ",
  (language) => {
    const { courtesies, faq } = contents[language]
    const entries = readEntries(faq)
    expect(courtesies.replies).toHaveLength(kinds.length)
    for (const text of courtesies.replies.flatMap(({ said }) => said)) expect(matchFaq(text, entries), text).toBeNull()
  },
)

test.each(languages)("in %s no question that an entry answers is taken for a courtesy", (language) => {
  for (const { question } of contents[language].faq)
    expect(replyToCourtesy(question, contents[language].courtesies), question).toBeNull()
})

test.each([
  ["pt", /automáticas/, /ninguém acompanha/, /equipe.*e-mail/],
  ["en", /automatic/, /nobody watches/, /team.*e-mail/],
  ["es", /automáticas/, /nadie vigila/, /equipo.*correo/],
] as const)("in %s she is told that nobody is there, and what happens with a question", (language, ...said) => {
  const answer = contents[language].courtesies.replies[0]?.answer
  for (const pattern of said) expect(answer).toMatch(pattern)
})
