import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** What an answer about her plan looks for in a message beyond what was asked. */
export const answerWords = {
  /** Kinds of dish whose foods are in other dishes too. */
  kindOfDish: {
    pt: ["salada[s], ris[s]ot[t]o[s], lasanha[s], pizza[s], curry"],
    en: ["salad[s], ris[s]ot[t]o[s], lasag+, pizza[s], curry"],
    es: ["ensalada[s], ris[s]ot[t]o[s], lasag+, pizza[s], curry"],
  },
  /** In Spain a tortilla. */
  omelette: { pt: [], en: [], es: ["tortilla"] },
  lunching: { pt: ["almocar"], en: [], es: ["almorzar"] },
  /** Between two meals that take each other's place. */
  between: { pt: ["por, pel(o/a), com, e"], en: ["with, for, and"], es: ["por, con, y"] },
  week: { pt: ["semana"], en: ["week"], es: ["semana"] },
  tonight: { pt: ["hoje a noite"], en: ["tonight"], es: ["esta noche, hoy (por/en) la noche"] },
  /** Until the day after. */
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

/** The same as she writes it, with accents: what stands around it is quoted in the answer. */
export const answerWordsAsWritten = {
  having: {
    pt: ["leva, levam, tem, têm, contém, contem"],
    en: ["contain[s], has, have, got, is there"],
    es: ["lleva, llevan, tiene, tienen, contiene, trae, hay"],
  },
} as const satisfies WordsByMeaning
