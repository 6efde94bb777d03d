import type { BabyWords } from "#domain/safety/baby.ts"

/** Words for a baby and for ages. */
export const babyWords: BabyWords = {
  baby: {
    pt: [
      "bebe[s], beba, bb, bebezinh(o/a), nenem, nene, recem( /-)nascid*, rn, filh(o/a), filhinh(o/a), menin(o/a)",
      "net(o/a), gemeos, ele, ela, dele, dela",
    ],
    en: [
      "baby[s], babies, newborn[s], infant, lo, son, daughter, grandson, granddaughter, twins, he, she, hes, shes",
      "him, his, her",
    ],
    es: ["bebit(o/a), recien nacid*, hij(o/a), hijit(o/a), nieto, nieta, gemelos, mellizos, guagua, wawa"],
  },
  days: { pt: ["dia[s]"], en: ["day[s]"], es: ["dia[s]"] },
  weeks: { pt: ["semana[s]"], en: ["week[s], wk[s]"], es: ["semana[s]"] },
  months: { pt: ["meses, mes"], en: ["month[s], mo[s]"], es: ["meses, mes"] },
  years: { pt: ["ano[s]"], en: ["year[s]"], es: ["ano[s]"] },
  half: { pt: ["e mei(o/a)"], en: ["and a half"], es: ["y medi(o/a)"] },
  almost: { pt: ["quase[ os]"], en: ["almost, nearly"], es: ["casi[ los]"] },
  /** Words that stand before an age and mean any age from birth up to it. */
  lessThan: {
    pt: ["(menos/menor) de[ os]"],
    en: ["less than, under, younger than"],
    es: ["(menos/menor) de[ los]"],
  },
  /** Words that stand after a number of days and say how long ago she gave birth. */
  afterBirth: {
    pt: [
      "[de ](de/do/da/desde o/desde a/apos o/apos a/depois do/depois da/pos)[ ](parto/cesarea/cesariana/cesaria/parida)",
    ],
    en: [
      "[after /since ][the /my /giving ](birth/delivery/c section/section/cesarean/caesarean), post[ /-]partum, pp",
      "post[ /-](c section/section/birth)",
    ],
    es: [
      "(de/del/de la/desde el/desde la/despues del/despues de la/tras el/tras la) (parto/cesarea), pos[t][ ]parto, de parida",
    ],
  },
  /** Words that stand before a number of days and say how long ago she gave birth. */
  birthBefore: {
    pt: ["(pari/dei a luz/cesarea/cesariana/cesaria/parto/parto normal) (ha/faz/tem)"],
    en: ["(gave birth/delivered/c section/my section)[ (just/about/only)]"],
    es: ["(pari/di a luz/cesarea/parto) hace[ (como/unos)]"],
  },
  /** Words that stand between two numbers, as in "2 a 3 meses". */
  orRather: { pt: ["a, ou, e"], en: ["or, to, and"], es: ["a, o, y"] },
}
