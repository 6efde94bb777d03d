import type { CircumstanceWords } from "#domain/safety/circumstances.ts"

/** Ages, times and places, which any message may mention. */
export const circumstanceWords: CircumstanceWords = {
  sinceBirth: {
    pt: ["(desde/apos) o [meu ]parto, depois d(o [meu ]parto/e dar (a/à) luz)"],
    en: ["([ever ]since/after) [(the/my/giving) ](birth/delivery)"],
    es: ["(desde el/despues del/tras el) parto, despues de dar (a/à) luz"],
  },
  justBorn: {
    pt: ["[minha (esposa/mulher/irma/amiga/filha) ](acabei/acabou) de (dar (a/à) luz/parir/ter [(o/um) ](bebe/nenem))"],
    en: ["(i/my (wife/partner/sister/friend/daughter)[ has]) just (gave birth/had (a/the/our/my/her) baby)"],
    es: ["[mi (esposa/mujer/pareja/hermana/amiga/hija) ](acabo/acaba) de (dar (a/à) luz/parir/tener (un/el) bebe)"],
  },
  often: {
    pt: ["desde ontem, todo[s os] dia[s], as vezes"],
    en: ["since yesterday, every [single ]day, sometimes"],
    es: ["desde ayer, (todos los/cada) dia[s], a veces"],
  },
  /** Phrases that say where others told her something, such as a clinic; harmless messages contain them too. */
  toldThere: {
    pt: ["(no hospital/no posto/na maternidade) [me ](disseram/falaram)[ que]"],
    en: ["(at/in) [the ](hospital/clinic) they (said/told me/say)[ that]"],
    es: ["en (el hospital/el centro de salud/la maternidad) [me ]dijeron[ que]"],
  },
  whose: { pt: ["[(o/a) ](meu/minha), o, a"], en: ["my, our, the"], es: ["mi, el, la"] },
  child: {
    pt: ["bebe, filh(o/a), nenem, menin(o/a)"],
    en: ["baby, son, daughter, little one"],
    es: ["bebe, hij(o/a), nin(o/a)"],
  },
  /** Words that stand between a child and an age. */
  has: { pt: ["tem, esta com, ta com, fez"], en: ["is, was, turned"], es: ["[ya ]tiene"] },
  /** Words that stand before an age or a length of time. */
  lasting: {
    pt: ["[ja ](ha/faz/tem/com/de)"],
    en: ["for, is, at"],
    es: ["[desde ]hace, tiene, con"],
  },
  about: {
    pt: ["quase, so, apenas"],
    en: ["about, almost, nearly, just, only, now"],
    es: ["un(o/a)s, casi, solo"],
  },
  /** Articles that stand for the number one. */
  one: { pt: ["um, uma"], en: ["a, an"], es: ["una"] },
  ofAge: { pt: ["de (vida/idade)"], en: ["old[s]"], es: ["de (vida/edad)"] },
  ago: { pt: ["atras"], en: ["ago"], es: ["atras"] },
}
