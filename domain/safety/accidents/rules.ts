import { animalWords } from "./animal-words.ts"
import { bodyWords } from "./body-words.ts"
import { compile } from "./compile.ts"
import { words } from "./words.ts"

/** What a person says, in this order of importance: all of it within one sentence, or close. */
export type AccidentRule = {
  says: RegExp
  with?: readonly RegExp[]
  unless?: readonly RegExp[]
  /** Who is meant: a rule for one alone finds nothing for the other. */
  signs: { baby?: string; mother?: string }
  /** Of her own: what calls for no card, what asks gently, and without what it does. */
  minorIfHers?: RegExp
  gentleIfHers?: RegExp
  urgentIfHers?: RegExp
  /** Of these words the denial is a part. */
  deniesItself?: true
  /** Only where a baby is named, as of a grown person it is none. */
  needsBaby?: true
  /** Whoever it is, seconds count. */
  isOfAnyone?: true
}

const said = (meaning: Parameters<typeof compile>[0]) => compile(meaning, "g")
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
    says: said(w.swallowing),
    with: [compile(w.object)],
    signs: { baby: "baby-object" },
    isOfAnyone: true,
  },
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
    says: said(w.bleeding),
    with: [compile(w.fromWhere)],
    unless: [compile(w.notHisBlood)],
    signs: { baby: "baby-bleeds" },
    needsBaby: true,
  },
  {
    says: said(w.bruise),
    with: [compile(w.onBaby)],
    unless: [compile(w.noBruise), compile(w.hidden)],
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
  },
  { says: said(w.forced), signs: { mother: "mother-forced", baby: "mother-forced" } },
  {
    says: said(w.vulva),
    with: [compile(w.swellingPain), compile(w.growing)],
    signs: { mother: "mother-vulva" },
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
  },
  {
    says: said(w.herpes),
    with: [compile(w.breast)],
    signs: { mother: "mother-breast-blisters", baby: "mother-breast-blisters" },
  },
]
