import type { LossWords } from "#domain/understanding/loss.ts"

/** Phrases for a baby who died, or who is in hospital. */
export const lossWords: LossWords = {
  loss: {
    pt: [
      "morreu, morreram, mort(o/a)!( de), morte, luto, natimort+, aborto, abortei, falec+, obito",
      "perd(i/eu/emos) {3} (bebe/filh(o/a)/nenem/gemeo[s]/gravidez)",
      "perda[s] (gestaciona+/d(a/e/o) {3} (bebe/filh(o/a)/nenem/gemeo[s]/gravidez)/neonata+)",
    ],
    en: [
      "dead!( tired), death, died, stillb+, miscarr+, grief, griev+, mourn*, bereave*, passed away",
      "(lost/loss of) {3} (baby/babies/son/daughter/child/twin/pregnancy), (baby/pregnancy/infant/child) loss",
    ],
    es: [
      "murio, murieron, muert(o/a)!( de), muerte, duelo, fallec+, mortinat+",
      "perdi[o/mos] {3} (bebe/hij(o/a)/embarazo)",
      "perdida[s] (gestaciona+/de[l] {3} (bebe/hij(o/a)/embarazo)/perinata+)",
    ],
  },
  hospital: {
    pt: ["uti, neonat+, incubadora[s], internad(o/a)[s]"],
    en: ["nicu, neonat+, incubator[s], preemie[s]"],
    es: ["uci, ucin, neonat+, incubadora[s], ingresad(o/a)[s], internad(o/a)[s], hospitalizad(o/a)[s]"],
  },
  /** Names of a death that she may only fear or read about. */
  sudden: {
    pt: ["morte (subita/no berco)"],
    en: ["(sudden infant/cot/crib) death"],
    es: ["muerte (subita/de cuna/en la cuna)"],
  },
}
