import type { Language } from "#domain/language.ts"

const diaries = {
  pt: (text: string) => `Hoje fiz sopa e dormi um pouco. ${text}. Amanhã tem consulta`,
  en: (text: string) => `Made soup today and slept a bit. ${text}. Tomorrow we have a check-up`,
  es: (text: string) => `Hoy hice sopa y dormí un poco. ${text}. Mañana hay consulta`,
}
const greetings = { pt: "oi, boa noite", en: "hi there", es: "hola, buenas" }
const babies = { pt: "e o bebê está dormindo", en: "and my baby is asleep", es: "y el bebé está dormido" }

/** What changes nothing in what is meant. */
export const changes = [
  ["a greeting before it", (text, language) => `${greetings[language]}, ${text}`],
  ["a greeting after it", (text, language) => `${text}, ${greetings[language]}`],
  ["the sleeping baby", (text, language) => `${text} ${babies[language]}`],
  ["accents dropped", (text) => text.normalize("NFD").replace(/\p{M}/gu, "")],
  ["capitals", (text) => text.toUpperCase()],
  ["doubled letters", (text) => text.replace(/(?<=[a-z])([aeiou])(?=\s|$)/g, "$1$1$1")],
  ["an emoji", (text) => `${text} 😔`],
  ["a typo", (text) => text.replace(/([a-z])([a-z])(?=[a-z]{3,}\b)/, "$2$1")],
  ["zero-width characters", (text) => text.replace(/(\w{2})(\w)/g, "$1\u200b$2")],
  ["a diary entry around it", (text, language) => diaries[language](text)],
] as const satisfies readonly (readonly [string, (text: string, language: Language) => string])[]
