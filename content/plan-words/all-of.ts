import type { Language } from "#domain/language.ts"

/** Things of her plan of which all can be asked that it knows. */
export type Thing = "dish"

/** The plain questions for all of a thing; "{name}": what it is called. */
export const allOf: Readonly<Record<Language, Readonly<Record<Thing, string>>>> = {
  pt: { dish: "O que o meu plano sabe de “{name}”?" },
  en: { dish: "What does my plan know of “{name}”?" },
  es: { dish: "¿Qué sabe mi plan de “{name}”?" },
}
