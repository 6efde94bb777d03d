import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** Phrases for needing no sleep, for elation, and for fear of going out that lasts for weeks. */
export const mindWords = {
  noNeedOfSleep: {
    pt: [
      "(nao/n) (preciso [mais ][de ]dormir/(sinto/tenho) {1} sono), nem sono, sem [nenhum ]sono",
      "sem dormir (ha/desde/faz), nao durmo (ha/desde/faz)",
    ],
    en: [
      "(dont/havent/no longer/not) need[ed/ing] [any /much /to ]sleep, [im ]not [even /at all ]tired",
      "havent slept (for/since/in), no sleep (for/since)",
    ],
    es: [
      "no (necesito dormir/me hace falta[ dormir]/tengo sueno/duermo), sin dormir (desde/hace/y)",
      "no estoy cansada",
    ],
  },
  afraidOut: {
    pt: [
      "[(tenho/com/me da) ][muito ]medo de sair[ (de casa/na rua/com)]",
      "(o panico/o medo/a ansiedade) (me prende em casa/nao me deixa sair)",
    ],
    en: [
      "[too ](scared/afraid/anxious) to (go out/leave the house)",
      "(panic/fear/anxiety) (keeps/has kept) me (in/indoors)",
    ],
    es: [
      "[(tengo/me da) ][mucho ]miedo [de ]salir[ (de casa/a la calle/con)]",
      "(el panico/el miedo/la ansiedad) no me deja salir",
    ],
  },
  forWeeks: {
    pt: ["(ha/faz) (semanas/um mes/dias/# (dias/semanas)), nao consigo sair"],
    en: ["[(been/for) ](a month/weeks/a week/# weeks)"],
    es: ["hace (semanas/un mes/dias/# (dias/semanas)), llevo (un mes/semanas)"],
  },
  ofPartner: {
    pt: ["marido, namorado, companheiro, ex, ele (me/nao), sogr(o/a), familia"],
    en: ["husband, boyfriend, partner, ex, he, him, his (dad/mum/family)"],
    es: ["marido, esposo, novio, pareja, ex, el me, suegr(o/a), familia"],
  },
  elated: {
    pt: [
      "(cabeca/mente) a mil, eletric(o/a), poderos(o/a), (cheia/cheio) de (ideias/planos)",
      "pensamento[s] {2} (corre*/aceler+/rapid+), mil ideias, melhor [do ]que nunca, invencivel, fantastica",
    ],
    en: [
      "(thoughts/brain/mind/head) {2} (racing/race/going a), hundred miles, mile a minute",
      "feel[ing] (amazing/incredible/invincible/fantastic/on top), so many (plans/ideas/projects), full of ideas",
      "everyone [else ]is {1} (slow/stupid), better than ever",
    ],
    es: [
      "(mente/cabeza) a mil, mil (ideas/proyectos/planes/cosas), mejor que nunca, poderosa",
      "pensamientos {3} (rapido/acelerad+), invencible, llena de (ideas/planes)",
    ],
  },
  noElation: {
    pt: ["cafe, coca, energetico, (bebe/filh(o/a)/marido/ele) {1} nao"],
    en: ["coffee, coke, caffeine, (baby/son/daughter/toddler/husband/hes/shes/he/she) [is /was ](not/doesnt/dont)"],
    es: ["cafe, coca, (bebe/hij(o/a)/marido/el) no"],
  },
} as const satisfies WordsByMeaning
