import type { Language } from "../../language.ts"

type Words = Readonly<Record<Language, readonly string[]>>

/** Racing, and no need of sleep. */
export const mindWords = {
  noNeedOfSleep: {
    pt: [
      "(?:nao|n) (?:preciso (?:mais )?(?:de )?dormir|(?:sinto|tenho) (?:\\w+ )?sono)|nem sono|sem (?:nenhum )?sono|sem dormir (?:ha|desde|faz)|nao durmo (?:ha|desde|faz)",
    ],
    en: [
      "(?:dont|havent|no longer|not) need(?:ed|ing)? (?:any |much |to )?sleep|(?:im )?not (?:even |at all )?tired|havent slept (?:for|since|in)|no sleep (?:for|since)",
    ],
    es: [
      "no (?:necesito dormir|me hace falta(?: dormir)?|tengo sueno|duermo)|sin dormir (?:desde|hace|y)|no estoy cansada",
    ],
  },
  elated: {
    pt: [
      "(?:cabeca|mente) a mil|eletric[oa]|poderos[oa]|(?:cheia|cheio) de (?:ideias|planos)|pensamentos? (?:\\w+ ){0,2}(?:corre\\w*|aceler\\w+|rapid\\w+)|mil ideias|melhor (?:do )?que nunca|invencivel|fantastica",
    ],
    en: [
      "(?:thoughts|brain|mind|head) (?:\\w+ ){0,2}(?:racing|race|going a)|hundred miles|mile a minute|feel(?:ing)? (?:amazing|incredible|invincible|fantastic|on top)|so many (?:plans|ideas|projects)|full of ideas|everyone (?:else )?is (?:\\w+ )?(?:slow|stupid)|better than ever",
    ],
    es: [
      "(?:mente|cabeza) a mil|mil (?:ideas|proyectos|planes|cosas)|mejor que nunca|poderosa|pensamientos (?:\\w+ ){0,3}(?:rapido|acelerad\\w+)|invencible|llena de (?:ideas|planes)",
    ],
  },
  noElation: {
    pt: ["cafe|coca|energetico|(?:bebe|filh[oa]|marido|ele) (?:\\w+ )?nao"],
    en: ["coffee|coke|caffeine|(?:baby|son|daughter|toddler|husband|hes|shes|he|she) (?:is |was )?(?:not|doesnt|dont)"],
    es: ["cafe|coca|(?:bebe|hij[oa]|marido|el) no"],
  },
} as const satisfies Record<string, Words>
