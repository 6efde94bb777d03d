import type { NotThereWords } from "#domain/plan/questions/not-there.ts"

/** Ways to say that the offered food is not in the kitchen. */
export const notThereWords: NotThereWords = {
  /** Words that may stand before "I don't have it" without changing its meaning. */
  opening: {
    pt: ["ah, ai, hm*, mas, e, eu, infelizmente, disso, desse, dessa, isso, esse, essa, aqui"],
    en: ["oh, but, sorry, and, i, we, unfortunately, here"],
    es: ["ay, pero, y, yo, lo siento, de eso, eso, ese, esa, aqui"],
  },
  missing: {
    pt: ["nao (tenho/temos/tem/ha), nem tenho, sem, (tambem/isso) nao[ tenho]"],
    en: [
      "(dont/do not) have, (havent/have not) got, have (no/none), none, got no, (theres/there is/there are) no, theres none",
    ],
    es: ["no [(lo/la/los/las) ](hay/tengo/tenemos/queda[n]), no (me/nos) queda[n], tampoco[ (tengo/hay)]"],
  },
  /** Words that count only together with a named food, because alone they may be about anything. */
  usedUp: {
    pt: ["acabou, acabaram"],
    en: ["[(were/im/ran) ]out of"],
    es: ["se [(me/nos) ](acabo/acabaron/termino)"],
  },
  /** Words that may follow the name of the missing food without changing the meaning. */
  ending: {
    pt: ["em casa, aqui, agora, hoje, mais, tambem, nao"],
    en: ["at home, here, now, today, any[ ]more, left, either, too"],
    es: ["en casa, aca, ahora, hoy, mas, tambien, tampoco"],
  },
  /** Words that name no food and refer to the one that was offered. */
  that: {
    pt: ["isso, isto, nada disso, disso, esse, essa, nenhum, nenhuma, ela, ele"],
    en: ["it, that, this, them, those, these, any, any of (it/that/them), one, none"],
    es: ["eso, esto, nada de eso, de eso, ninguno, ninguna, ese, esa, la, lo"],
  },
}
