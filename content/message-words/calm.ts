import type { CalmQuestionWords } from "#domain/understanding/calm-question.ts"
import type { ConjunctionWords } from "#domain/understanding/calm-throughout.ts"
import type { FoodAloneWords } from "#domain/understanding/food-alone.ts"

/** Words that say nothing about anybody's condition or actions, in messages that the models may mistake for danger. */
export const calmWords: CalmQuestionWords & ConjunctionWords & FoodAloneWords = {
  /** Words that may stand beside the names of foods in a message that says nothing about anybody's condition. */
  besideFood: {
    pt: [
      "eu, nao, n, nem, quero, queria, gosto, gostar, odeio, detesto, amo, adoro, prefiro, evito, de, do, da, dos, das",
      "em, no, na, nos, nas, o, os, as, um, uma, uns, umas, com, sem, e, ou, tira, tirar, tire, deixa, deixar, fora",
      "meu, minha, plano, semana, cardapio, posso, comer, como, por, favor, mais, menos, nada",
    ],
    en: [
      "a, an, the, any, some, i, we, my, me, in, of, from, for, and, or, no, not, dont, do, can, could, may, should",
      "eat, eating, have, having, like, love, hate, want, wanted, with, without, leave, take, out, off, less, more",
      "please, plan, week, menu, instead, never",
    ],
    es: [
      "yo, quiero, odio, queria, gusta, gustan, prefiero, el, la, los, las, del, al, un, una, unos, unas, con, sin, y",
      "quita, quitar, quiten, saca, sacar, deja, dejar, fuera, mi, plan, menu, puedo, mas, menos",
    ],
  },
  /**
   * Words that may occur in a question that an entry of the chat answers, and say nothing about anybody's condition.
   */
  inQuestion: {
    pt: [
      "preciso, menos, mais, depois, parto, ao, as, bb, bebe, com, como, da, das, de, dela, dele, do, dos, e, ela, ele",
      "em, essa, esse, esta, eu, filha, filho, fica, foi, isso, ja, meu, meus, minha, mes, meses, na, nas, no, nos, o",
      "os, para, parece, pode, posso, por, pra, pro, qual, quando, quero, que, sai, se, semanas, ser, seu, sua, tem",
      "tenho, um, uma, anos",
    ],
    en: [
      "a, about, after, also, am, an, birth, need, less, more, and, are, at, baby, babies, be, can, could, do, does",
      "for, from, give, go, has, have, he, her, him, his, how, i, if, in, into, is, it, like, looks, may, me, mean",
      "month, months, my, of, ok, okay, old, on, or, our, safe, she, some, son, daughter, that, the, them, they, this",
      "to, was, we, week, weeks, what, when, why, with, year, years, your",
    ],
    es: [
      "necesito, mas, despues, al, con, cual, cuando, de, del, desde, el, ella, en, es, esa, ese, este, fotos, ha, hay",
      "hija, hijo, la, las, le, les, lo, los, me, mes, mi, mis, nos, o, para, parece, por, puede, puedo, que, quiere",
      "quiero, sale, se, semanas, ser, si, sin, su, sus, tiene, tengo, un, una, unos, y, ya, yo",
    ],
  },
  /** Words that separate two statements in one sentence. */
  conjunction: {
    pt: ["e, mas, entao, porque, porq, pq"],
    en: ["and, but, so, because, cause, cos"],
    es: ["y, pero, entonces, porque"],
  },
  /**
   * Verbs that are spelled like foods: in "não acorda" (does not wake) she does not refuse "açorda" (a bread soup), and
   * in "não passa" (does not pass) she does not refuse raisins.
   */
  verb: { pt: ["acorda, passa"], en: [], es: [] },
  beforeVerb: { pt: ["nao, n, nem, num, nunca, acorda, passa"], en: [], es: [] },
}
