import type { Language } from "#domain/language.ts"

/** The kinds of things about which she can ask for everything that the plan knows. */
export type Thing = "dish"

/** The canonical questions for everything about a thing; "{name}" stands for its name. */
export const allOf: Readonly<Record<Language, Readonly<Record<Thing, string>>>> = {
  pt: { dish: "O que o meu plano sabe de “{name}”?" },
  en: { dish: "What does my plan know of “{name}”?" },
  es: { dish: "¿Qué sabe mi plan de “{name}”?" },
}
