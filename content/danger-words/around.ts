import type { WordsByMeaning } from "#domain/understanding/phrases.ts"

/** Phrases around an accident: whose it is, and that it is denied, over or only feared. */
export const wordsAround = {
  /** Words that can only mean a baby or a child. */
  child: {
    pt: ["menin(o/a), crianca, andador, berco, cadeirao, (cabec/maoz/pern/barrigu/bracu/pez/ded/car[r])inh(o/a)[s]"],
    en: ["child, kid, toddler, little one, hes, shes, baby walker, (his/her) walker, cot, crib, high[ ]chair"],
    es: ["nin(o/a), nen(e/a), criatura, andador, cuna, trona, (cabec/man/piern/panc/ded/car/piec)it(o/a)[s]"],
  },
  /** Words that name a baby. */
  named: {
    pt: ["bebe, beba, nenem, filh(o/a), menin(o/a), recem nascid+"],
    en: ["baby, babys, newborn, son, sons, daughter, daughters, + (week[s]/month[s]) old[s]"],
    es: ["bebe, beba, hij(o/a), nin(o/a), nen(e/a), recien nacid+"],
  },
  herself: {
    pt: ["eu, me, meu[s], minha[s], estou, tenho, fui"],
    en: ["i, im, ive, me, my, myself"],
    es: ["yo, me, mi[s], estoy, tengo, fui"],
  },
  /** Phrases such as "my mother-in-law's dog", in which "my" does not mean that she was hurt. */
  whose: {
    pt: [
      "(meu[s]/minha[s]) (sogr(o/a)/mae/pai/irm(a/o)[a]/cunhad(o/a)/vizinh(o/a)/marido/ti(o/a)/av(o/a)/prim(o/a)/amig(o/a)/cachorr+/cao/gat(o/a))",
    ],
    en: [
      "my (mother/father/mum[s]/mom[s]/dad[s]/sister[s]/brother[s]/neighbo[u]r[s]/husband[s]/partner[s]/aunt[s]/uncle[s]/nan[s]/gran[s]/friend[s]/dog/cat)",
    ],
    es: [
      "mi[s] (suegr(o/a)/mama/papa/madre/padre/herman(o/a)/cunad(o/a)/vecin(o/a)/marido/espos(o/a)/ti(o/a)/abuel(o/a)/prim(o/a)/amig(o/a)/perr(o/a)/gat(o/a))",
    ],
  },
  /** Phrases for somebody else's animal, which do not say who was bitten. */
  theirAnimal: {
    pt: [
      "(cachorr+/cao/gat(o/a)) d(a/o/e) [(minha/meu) ](irma/irmao/vizinh(o/a)/cunhad(o/a)/amig(o/a)/prim(o/a)/colega)",
    ],
    en: ["[my /our /the ](sister[s]/brother[s]/neighbo[u]r[s]/friend[s]/cousin[s]) (dog/cat/puppy/kitten)"],
    es: ["(perr(o/a)/gat(o/a)) de[l/ la/ mi/ mis] (herman(o/a)/vecin(o/a)/cunad(o/a)/amig(o/a)/prim(o/a))"],
  },
  denied: {
    pt: ["nao, nunca, nem, sem, nenhum*, ninguem"],
    en: ["not, never, without, didnt, hasnt, havent, wasnt, isnt, doesnt, dont, nobody, neither"],
    es: ["nunca, ni, sin, ningun*, nadie"],
  },
  no: { pt: [], en: ["no"], es: ["no"] },
  afterNo: { pt: [], en: ["one, more"], es: ["se, lo, la, le, me, te, hubo, hay, fue, ha, he"] },
  /** Phrases that sound like a denial but are none. */
  unmeant: {
    pt: ["sem querer"],
    en: ["without (meaning/wanting), not on purpose"],
    es: ["sin querer"],
  },
  past: {
    pt: [
      "[no /do ](ano/mes) passado, anos atras, meses atras, ha (muito/muitos/+) (anos/tempo/meses)",
      "faz (anos/muito tempo/meses), quando eu era, na infancia, na escola, na [minha ](gravidez/gestacao)",
      "sarou, sarad(o/a), cicatrizou, curou, ja (melhorou/foi (atendid+/vist+)/passou pel(o/a)), curad(o/a)",
      "antig(o/a), (morreu/faleceu)",
    ],
    en: [
      "last (year/month/summer/winter), (years/months) ago, when i was, as a (child/kid), in school",
      "(when/while) [i was ]pregnant, has (healed/been seen), [all ]healed, cured",
      "was (seen/checked) by (a/the) (doctor/gp/hospital), [a ]long time ago, as a preemie, died, passed away",
      "couldnt (save/get (him/her) back)",
    ],
    es: [
      "[el ](ano/mes) pasado, (en/el) verano, hace (anos/meses/+ anos/+ meses), hace mucho!( (calor/frio/sol)), cuando [yo ]era",
      "de (nina/pequena), en [la ](primaria/escuela), en (mi/el) embarazo",
      "ya (sano/cicatrizo/se curo/lo vio/la vio/paso), curad(o/a), (murio/fallecio)",
    ],
  },
  /** "Scar" is left out where it also means an open wound. */
  scar: { pt: ["cicatriz"], en: ["scar[s]"], es: ["cicatriz"] },
  /** Phrases for an accident that is prevented, dreamt of, read about or seen in a film. */
  notReal: {
    pt: [
      "evitar, prevenir, proteger, prevencao, caso, como (nao/faco para nao), sonh(ei/o/ando), pensamento[s], imagin+",
      "filme, novela, serie, noticia, reportagem, li que, vi (num/na), toda hora (olho/vejo), pra ver se",
      "para ver se, conferir, verific+",
    ],
    en: [
      "avoid, prevent*, protect, in case, how (do i/can i/to) (stop/keep/baby[ ]proof), dream*, thought[s] of",
      "keep (seeing/imagining/thinking), imagin+, nightmare[s], movie, film, tv show, the news, i read",
      "check[ing] (if/that/whether), make sure, to see if",
    ],
    es: [
      "evitar, prevenir, proteger, prevencion, por si, como (hago/puedo) para, son(e/aba/ando) (que/con)",
      "pensamiento[s], imagin+, pelicula, novela, serie, noticia, lei que, para ver si, revis+ (si/que)",
      "compro+ (si/que)",
    ],
  },
  /**
   * Phrases for a feared accident. They count only before the name of the accident; after it, they ask what to do now
   * or tell how frightened she is.
   */
  feared: {
    pt: ["medo (de/que), e se, tem perigo, pode[m] {1} (morder/queimar/picar/engolir/afogar/cair), posso"],
    en: [
      "afraid, scared (that/of/he/she/the), worried (that/about/he/she), what if, could (he/she/the/it)",
      "can (he/she/i/it/we/my/babies/a baby), might",
    ],
    es: ["miedo (de/a/que), y si, puede[n] {1} (morder/quemar*/picar/tragar*/ahogar*/caer*), puedo"],
  },
  /** Words for a person who is neither the mother nor her baby. */
  others: {
    pt: [
      "vizinh(o/a), amig(o/a), cunhad(o/a), sobrinh(o/a), prim(o/a), minha irma, meu irmao, colega",
      "conhecid(o/a), filh(o/a) (da/do)",
    ],
    en: ["neighbo[u]r*, friend[s], sister*, brother*, cousin*, niece, nephew, colleague, someones"],
    es: [
      "vecin(o/a), amig(o/a), cunad(o/a), sobrin(o/a), prim(o/a), mi herman(o/a), colega, conocid(o/a)",
      "hij(o/a) (del/de mi/de la/de una)",
    ],
  },
} as const satisfies WordsByMeaning
