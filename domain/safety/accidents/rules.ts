import type { AccidentRule } from "./accident-rule.ts"
import { animalWords } from "./animal-words.ts"
import { bodyRules } from "./body-rules.ts"
import { bodyWords } from "./body-words.ts"
import { compile, said } from "./compile.ts"
import { words } from "./words.ts"

const w = { ...words, ...animalWords, ...bodyWords }

/** The most pressing first. */
export const accidentRules: readonly AccidentRule[] = [
  {
    says: said(w.notBreathing),
    with: [compile(w.choked)],
    unless: [compile(w.breathesBadly)],
    signs: { baby: "baby-choking" },
    deniesItself: true,
    isOfAnyone: true,
  },
  {
    says: said(w.notBreathing),
    unless: [compile(w.breathesBadly), compile(w.withoutPause), compile(w.choked)],
    signs: { baby: "baby-breath-stops" },
    deniesItself: true,
    isOfAnyone: true,
  },
  {
    says: said(w.underWater),
    unless: [compile(w.noWater)],
    signs: { baby: "baby-under-water" },
    needsBaby: true,
    isOfAnyone: true,
  },
  {
    says: said(w.underWater),
    with: [compile(w.inBath)],
    unless: [compile(w.noWater)],
    signs: { baby: "baby-under-water" },
  },
  { says: said(w.headUnder), signs: { baby: "baby-under-water" } },
  {
    says: said(w.swallowing),
    with: [compile(w.object)],
    signs: { baby: "baby-object" },
    isOfAnyone: true,
  },
  { says: said(w.gas), with: [compile(w.illFromGas)], signs: { mother: "mother-poison" }, isOfAnyone: true },
  { says: said(w.venom), unless: [compile(w.noVenom)], signs: { baby: "baby-venom", mother: "mother-venom" } },
  {
    says: said(w.chemical),
    with: [compile(w.onEyeOrSkin), compile(w.gotThere)],
    unless: [compile(w.inMouth)],
    signs: { baby: "baby-chemical", mother: "mother-burn" },
  },
  { says: said(w.shock), unless: [compile(w.noShock)], signs: { baby: "baby-shock", mother: "mother-burn" } },
  {
    says: said(w.burned),
    unless: [compile(w.noBurn), compile(w.sun)],
    signs: { baby: "baby-burn", mother: "mother-burn" },
    urgentIfHers: compile(w.graveBurn),
    minorIfHers: compile(w.minor),
  },
  {
    says: said(w.hotSpill),
    with: [compile(w.onPerson)],
    unless: [compile(w.noBurn)],
    signs: { baby: "baby-burn", mother: "mother-burn" },
    minorIfHers: compile(w.minor),
  },
  {
    says: said(w.drinkSpill),
    with: [compile(w.onPerson), compile(w.markOfBurn)],
    unless: [compile(w.noBurn), compile(w.cold)],
    signs: { baby: "baby-burn", mother: "mother-burn" },
    minorIfHers: compile(w.minor),
  },
  { says: said(w.touchedHot), needsBaby: true, signs: { baby: "baby-burn" } },
  {
    says: said(w.bite),
    unless: [compile(w.noBite)],
    signs: { baby: "baby-bite", mother: "mother-bite" },
    gentleIfHers: compile(w.onlyScratched),
  },
  {
    says: said(w.bat),
    with: [compile(w.indoors)],
    unless: [compile(w.noBat)],
    signs: { baby: "baby-bat", mother: "mother-bite" },
  },
  { says: said(w.crash), unless: [compile(w.noCrash)], signs: { baby: "baby-crash" }, needsBaby: true },
  {
    says: said(w.crash),
    with: [compile(w.seemsFine)],
    unless: [compile(w.noCrash)],
    signs: { baby: "baby-crash" },
  },
  {
    says: said(w.bleeding),
    with: [compile(w.fromWhere)],
    unless: [compile(w.notHisBlood), compile(w.olderChild)],
    signs: { baby: "baby-bleeds" },
    needsBaby: true,
  },
  {
    says: said(w.bruise),
    with: [compile(w.onBaby)],
    unless: [compile(w.noBruise), compile(w.hidden), compile(w.olderChild)],
    signs: { baby: "baby-bruise" },
  },
  {
    says: said(w.hair),
    with: [compile(w.wound), compile(w.tied), compile(w.tiedPart)],
    signs: { baby: "baby-tourniquet" },
  },
  {
    says: said(w.testicle),
    with: [compile(w.swollenRedSore)],
    unless: [compile(w.softPainless)],
    signs: { baby: "baby-testicle" },
  },
  {
    says: said(w.sweats),
    with: [compile(w.atFeeds), compile(w.outOfBreath)],
    signs: { baby: "baby-sweats" },
    deniesItself: true,
  },
  { says: said(w.forced), signs: { mother: "mother-forced", baby: "mother-forced" } },
  {
    says: said(w.vulva),
    with: [compile(w.swellingPain), compile(w.growing)],
    signs: { mother: "mother-vulva" },
    deniesItself: true,
    isAskedAbout: true,
  },
  {
    says: said(w.yellowHers),
    unless: [compile(w.noYellow)],
    signs: { mother: "mother-jaundice", baby: "mother-jaundice" },
  },
  {
    says: said(w.dengue),
    with: [compile(w.ill)],
    unless: [compile(w.noDengue)],
    signs: { mother: "mother-dengue" },
    isAskedAbout: true,
  },
  {
    says: said(w.herpes),
    with: [compile(w.breast)],
    unless: [compile(w.notOfHerpes)],
    signs: { mother: "mother-breast-blisters", baby: "mother-breast-blisters" },
    isAskedAbout: true,
  },
  ...bodyRules,
]
