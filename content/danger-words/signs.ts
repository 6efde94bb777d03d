import type { BlackStoolWords } from "#domain/safety/black-stool.ts"
import type { BlisterWords } from "#domain/safety/blisters.ts"
import type { SwellingWords } from "#domain/safety/swelling.ts"
import type { VomitWords } from "#domain/safety/vomit.ts"

/** An allergic reaction that closes the airway. */
export const swellingWords: SwellingWords = {
  throat: { pt: ["garganta, glote"], en: ["throat, glottis"], es: ["garganta"] },
  closing: {
    pt: ["[se ]fechando, fechou"],
    en: ["closing[ up], closed up"],
    es: ["cerrando, cerro, tapando"],
  },
  closingFirst: { pt: ["fechando"], en: ["closing"], es: ["cerrando"] },
  mouth: { pt: ["lingua, labio[s]"], en: ["tongue, lip[s]"], es: ["lengua, labio[s]"] },
  swelling: {
    pt: ["inchando, inchou, incharam"],
    en: ["swelling, swelled"],
    es: ["hinchando, hincho, hincharon"],
  },
  swollenFirst: {
    pt: ["inchando, inchou, inchad(o/a)[s]"],
    en: ["swelling, swollen"],
    es: ["hincha, hinchando, hincho, hincharon, hinchad(o/a)[s]"],
  },
  /** Words that stand before a part of her own body. */
  my: { pt: ["minha[s], meu[s]"], en: ["my!( (bab/son/daughter))"], es: ["mi[s]!( bab)"] },
  herself: { pt: ["me, estou"], en: ["me, im"], es: ["me, estoy"] },
  notNow: {
    pt: ["quando eu era, anos atras, de pequena, nao esta"],
    en: ["used to, years ago, when i was, isnt"],
    es: ["hace anos, cuando era, de pequena, no esta"],
  },
}

/** Phrases for vomiting or coughing up blood. */
export const vomitWords: VomitWords = {
  vomit: {
    pt: ["vomit*"],
    en: ["vomit*, throw[s/ing/n] up, threw up, puk(e/ed/es/ing)"],
    es: ["vomit*"],
  },
  blood: { pt: ["sangue"], en: ["blood"], es: ["sangre"] },
  /** Words that stand between blood and what came up. */
  inIt: { pt: ["no, na"], en: ["in (the/my/his/her)"], es: ["en (el/la)"] },
  /** Words that, between what came up and blood, show that these are two separate things or that there is no blood. */
  apart: {
    pt: ["sem, nao, nunca, nem, quando, ver, vejo, e, ou, pressao, exame[s], sangrando"],
    en: ["no, not, without, never, when, see[ing], and, or, pressure, test[s], exam*"],
    es: ["sin, no, nunca, ni, cuando, ver, veo, y, o, presion, exam*"],
  },
  denied: {
    pt: ["nao, nunca, nem, sem"],
    en: ["no, not, never, without, havent, hasnt, didnt, isnt, doesnt"],
    es: ["no, nunca, ni, sin"],
  },
  /** Words for the baby. They are fewer than elsewhere, because "her" and "lo" also occur when a mother vomits. */
  ofBaby: {
    pt: ["bebe[s], beba, bb, nenem, nene, recem( /-)nascid*, filh(o/a)[s], ele, ela"],
    en: ["baby[s], babies, newborn[s], son, daughter, little one, he, she"],
    es: ["bebe[s], recien nacid*, hij(o/a)[s]"],
  },
}

/** Blisters on a baby, and sores of a mother where the baby has fed. */
export const blisterWords: BlisterWords = {
  blisters: {
    pt: ["bolh(a/as/inha/inhas), vesiculas"],
    en: ["blister[s/ed/ing], fluid( /-)filled (spots/bumps/blisters)"],
    es: ["vesiculas, ampoll(as/itas/ita), una ampolla, vejig(as/uitas)"],
  },
  /** Other causes and places of blisters or bubbles. */
  elsewhere: {
    pt: [
      "leite, succao, mamilo[s], peito, n(o/a)[s] (meu[s]/minha[s]), vazi*, vitamin*, sapato*, sabao, sabonete, banho",
      "cuspe, baba, urin*, plastico, papel",
    ],
    en: [
      "milk blister, suck*, nipple[s], breast[s], (on/in) my, pack[s], empty, vitamin*, shoe[s], soap, bath, spit",
      "saliva, bladder, champagne, gas, wrap",
    ],
    es: [
      "leche, succion, pezon[es], pecho, en mi[s], vaci*, blister de, vitamin*, zapato*, jabon, bano, saliva",
      "plastico, papel",
    ],
  },
  denied: {
    pt: ["nao, sem, nunca, tinha, teve"],
    en: ["no, not, without, never, arent, isnt, doesnt, had"],
    es: ["no, sin, nunca, tenia, tuvo"],
  },
  herpes: {
    pt: ["herpes, bolha[s], bolhinhas, vesiculas"],
    en: ["herpes, cold sore[s], blisters"],
    es: ["herpes, vesiculas, ampoll(as/itas)"],
  },
  herBreast: {
    pt: ["peito[s], seio[s], mamilo[s], areola"],
    en: ["breast[s], nipple[s], boob[s], areola"],
    es: ["pecho[s], seno[s], pezon[es], teta, areola"],
  },
  hasFed: {
    pt: ["mamou, mamaram, dei de mamar, dei o peito, amamentei"],
    en: ["fed, nursed, drank, has been feeding"],
    es: ["mamo, le di [el ](pecho/de mamar), tomo (pecho/de ese/del)"],
  },
  milkBlister: { pt: ["bolha* de leite"], en: ["milk blister"], es: ["ampolla* de leche"] },
}

/** Stool that is black like tar. */
export const blackStoolWords: BlackStoolWords = {
  stool: { pt: ["coco, fezes"], en: ["poo, poop, stool[s]"], es: ["caca, popo, heces, deposiciones"] },
  black: { pt: ["pret(o/a)[s]"], en: ["black, tarry"], es: ["negr(o/a)[s]"] },
  /** What darkens stool harmlessly, unless the message says that none of it is taken. */
  harmlesslyDark: {
    pt: ["!<(sem /nao toma )(ferro/mirtilo*)"],
    en: ["!<(no /not on /isnt on /without )(iron/blueberr*)"],
    es: ["!<(sin /no toma )(hierro/arandano[s])"],
  },
  ofFirstDays: {
    pt: ["meconi+, primeir(o/a)[s] (coco/dia/fralda)[s]"],
    en: ["meconi+, first (poo/poop/day[s]/nappy/diaper)"],
    es: ["meconi+, primer[(o/a)][s] (caca/dia/panal)*"],
  },
  ofHers: { pt: ["meu coco, minhas fezes"], en: ["my (poo/poop/stool)"], es: ["mi caca, mis heces"] },
  denied: { pt: ["nao, nunca"], en: ["no, not, never, isnt, arent"], es: ["no, nunca"] },
  /** Signs that the baby is ill, unless they are denied. */
  ill: {
    pt: ["!<(nao esta )(palid(o/a)/mole/molinh(o/a)/sonolent(o/a)/vomit*)"],
    en: ["!<(not /isnt )(pale/grey/gray/sleepy/drowsy/floppy/limp/vomit*)"],
    es: ["!<(no esta )(palid(o/a)/floj(o/a)/flojit(o/a)/decaid(o/a)/adormilad(o/a)/vomit*)"],
  },
}
