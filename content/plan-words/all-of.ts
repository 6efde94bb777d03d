import type { Language } from "#domain/language.ts"

/** Things in her plan about which she can ask for everything that the plan says. */
export type Thing = "dish" | "food" | "day" | "ritual" | "swaps" | "sharing"

/**
 * The canonical questions that ask for everything that her plan says about a thing. "{name}" stands for the thing's
 * name.
 */
export const allOf: Readonly<Record<Language, Readonly<Record<Thing, string>>>> = {
  pt: {
    dish: "O que o meu plano sabe de “{name}”?",
    food: "O que o meu plano sabe de {name}?",
    day: "Como está o dia {name} do meu plano?",
    ritual: "O que o meu plano sabe do ritual do dia {name}?",
    swaps: "O que troquei na minha semana, e como volta?",
    sharing: "O que posso enviar, compartilhar ou imprimir?",
  },
  en: {
    dish: "What does my plan know of “{name}”?",
    food: "What does my plan know of {name}?",
    day: "How does day {name} of my plan stand?",
    ritual: "What does my plan know of the ritual of day {name}?",
    swaps: "What did I swap in my week, and how does it go back?",
    sharing: "What can I send, share or print?",
  },
  es: {
    dish: "¿Qué sabe mi plan de “{name}”?",
    food: "¿Qué sabe mi plan de {name}?",
    day: "¿Cómo está el día {name} de mi plan?",
    ritual: "¿Qué sabe mi plan del ritual del día {name}?",
    swaps: "¿Qué cambié en mi semana, y cómo vuelve?",
    sharing: "¿Qué puedo enviar, compartir o imprimir?",
  },
}
