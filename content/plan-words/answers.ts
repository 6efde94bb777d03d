import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** Words that an answer about the plan looks for in a message, apart from the question itself. */
export const answerWords = {
  /** Kinds of dish that share their foods with other dishes, so that the foods do not identify them. */
  kindOfDish: {
    pt: ["salada[s], ris[s]ot[t]o[s], lasanha[s], pizza[s], curry"],
    en: ["salad[s], ris[s]ot[t]o[s], lasag+, pizza[s], curry"],
    es: ["ensalada[s], ris[s]ot[t]o[s], lasag+, pizza[s], curry"],
  },
  /** Words of dishes' titles that identify no dish, and the vessels in which dishes are made. */
  inManyTitles: {
    pt: ["sobre, para, rapid(o/a), panela, frigideira, forno"],
    en: ["with, without, quick, home, style, skillet, oven"],
    es: ["sobre, para, rapid(o/a), sarten, olla, horno"],
  },
  /** What titles call a soup instead of "soup". */
  otherSoup: { pt: ["creme, caldo, canja"], en: ["broth"], es: ["crema, caldo"] },
  ritual: { pt: ["ritua*"], en: ["ritua*"], es: ["ritua*"] },
  /** Words that mean an omelette in Spain. */
  omelette: { pt: [], en: [], es: ["tortilla"] },
  lunching: { pt: ["almocar"], en: [], es: ["almorzar"] },
  /** Words that stand between two meals which she wants to exchange. */
  between: { pt: ["por, pel(o/a), com, e"], en: ["with, for, and"], es: ["por, con, y"] },
  week: { pt: ["semana"], en: ["week"], es: ["semana"] },
  tonight: { pt: ["hoje a noite"], en: ["tonight"], es: ["esta noche, hoy (por/en) la noche"] },
  /** Words for a span that ends on the day after tomorrow. */
  twoDays: {
    pt: ["depois de amanha, dois dias"],
    en: ["next (two/2/couple), two days"],
    es: ["pasado, dos dias!( que)"],
  },
  upTo: { pt: ["ate"], en: ["until, through"], es: ["hasta"] },
  days: { pt: ["dias"], en: ["days"], es: ["dias"] },
  untilWeekday: { pt: ["ate (segunda/terca/quarta/quinta/sexta)"], en: [], es: [] },
  ate: { pt: ["comi, jantei, almocei"], en: ["ate, eaten"], es: ["comi, cene, almorce, desayune"] },
  without: {
    pt: ["sem, nao (leva/tem/precisa/usa)"],
    en: ["doesnt, does not, dont, without"],
    es: ["sin, no (lleva/tiene/necesita/usa)"],
  },
  list: { pt: ["lista"], en: ["list"], es: ["lista"] },
} as const satisfies WordsByMeaning

/**
 * Words that are compared with their accents, in the message as it is written, because the answer quotes what surrounds
 * them.
 */
export const answerWordsAsWritten = {
  having: {
    pt: ["leva, levam, tem, têm, contém, contem"],
    en: ["contain[s], has, have, got, is there"],
    es: ["lleva, llevan, tiene, tienen, contiene, trae, hay"],
  },
} as const satisfies WordsByMeaning
