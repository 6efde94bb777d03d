import type { AccidentRule } from "./accident-rule.ts"
import { babyBodyWords } from "./baby-body-words.ts"
import { bodyWords } from "./body-words.ts"
import { compile, said } from "./compile.ts"
import { herBodyWords } from "./her-body-words.ts"
import { herOtherWords } from "./her-other-words.ts"
import { mindWords } from "./mind-words.ts"

const w = { ...bodyWords, ...babyBodyWords, ...herBodyWords, ...herOtherWords, ...mindWords }

/** Signs in a body that the models confuse with others of another kind, or miss. */
export const bodyRules: readonly AccidentRule[] = [
  { says: said(w.soaked), signs: { mother: "mother-soaked-pad" }, deniesItself: true },
  {
    says: said(w.fellOrHit),
    with: [compile(w.fromHigh)],
    unless: [compile(w.noFall), compile(w.olderChild)],
    signs: { baby: "baby-fall" },
    needsBaby: true,
  },
  {
    says: said(w.fellOrHit),
    with: [compile(w.illAfterIt)],
    unless: [compile(w.noFall)],
    signs: { baby: "baby-fall" },
    needsBaby: true,
  },
  {
    says: said(w.havingFit),
    unless: [compile(w.noFit), compile(w.olderChild)],
    signs: { baby: "baby-fit" },
    needsBaby: true,
  },
  {
    says: said(w.coughBouts),
    with: [compile(w.blue)],
    unless: [compile(w.noCough)],
    signs: { baby: "baby-colour" },
  },
  {
    says: said(w.yellow),
    with: [compile(w.bornJustNow)],
    unless: [compile(w.notOfSkin)],
    signs: { baby: "baby-yellow-first-day" },
  },
  {
    says: said(w.hardBelly),
    with: [compile(w.vomits), compile(w.ofBaby)],
    unless: [compile(w.ofHerBirth)],
    signs: { baby: "baby-belly-hard", mother: "mother-belly" },
    deniesItself: true,
  },
  {
    says: said(w.hardBelly),
    with: [compile(w.vomits), compile(w.ofHers)],
    unless: [compile(w.onBaby)],
    signs: { mother: "mother-belly" },
    deniesItself: true,
  },
  {
    says: said(w.hardBelly),
    with: [compile(w.swollen), compile(w.hard), compile(w.blocked), compile(w.ofBaby)],
    unless: [compile(w.ofHerBirth)],
    signs: { baby: "baby-belly-hard" },
    deniesItself: true,
  },
  {
    says: said(w.wontStopBleeding),
    with: [compile(w.pricked)],
    unless: [compile(w.ofHerBirth), compile(w.littleBlood)],
    signs: { baby: "baby-bleeds" },
    deniesItself: true,
  },
  {
    says: said(w.yellow),
    with: [compile(w.sleepyOrNotFeeding)],
    unless: [compile(w.notOfSkin), compile(w.herOwnSkin)],
    signs: { baby: "baby-yellow-sleepy" },
  },
  { says: said(w.honey), with: [compile(w.weakAfterHoney)], signs: { baby: "baby-cant-wake" } },
  {
    says: said(w.backPassage),
    with: [compile(w.swellingPain), compile(w.growing)],
    signs: { mother: "mother-vulva" },
    deniesItself: true,
    isAskedAbout: true,
  },
  {
    says: said(w.numb),
    with: [compile(w.saddle), compile(w.nerveLost)],
    unless: [compile(w.noNerves)],
    signs: { mother: "mother-nerves" },
    deniesItself: true,
  },
  {
    says: said(w.shaking),
    with: [compile(w.veryIll)],
    unless: [compile(w.notHersToShake)],
    signs: { mother: "mother-sepsis" },
    deniesItself: true,
  },
  {
    says: said(w.neckOrBack),
    with: [compile(w.fever)],
    signs: { mother: "mother-fever-neck", baby: "baby-fever-and-sign" },
  },
  {
    says: said(w.noUrine),
    with: [compile(w.afterBirthOrFull)],
    unless: [compile(w.noRetention)],
    signs: { mother: "mother-no-urine-birth" },
    deniesItself: true,
    isAskedAbout: true,
  },
  {
    says: said(w.iCantPee),
    with: [compile(w.forHours)],
    unless: [compile(w.noRetention)],
    signs: { mother: "mother-no-urine-birth" },
    deniesItself: true,
    isAskedAbout: true,
  },
  {
    says: said(w.ribs),
    with: [compile(w.right), compile(w.pain)],
    unless: [compile(w.noRibs)],
    signs: { mother: "mother-rib-pain" },
    deniesItself: true,
  },
  {
    says: said(w.herBruises),
    with: [compile(w.withoutKnock)],
    unless: [compile(w.byOthers)],
    signs: { mother: "mother-bruises" },
    deniesItself: true,
  },
  {
    says: said(w.herWound),
    with: [compile(w.burst)],
    signs: { mother: "mother-wound-open" },
    deniesItself: true,
  },
  {
    says: said(w.tightChest),
    with: [compile(w.ofHeartOrLung)],
    unless: [compile(w.ofFeelingOrMilk)],
    signs: { mother: "mother-chest" },
  },
  {
    says: said(w.noNeedOfSleep),
    with: [compile(w.elated)],
    unless: [compile(w.noElation)],
    signs: { mother: "mother-mind" },
    deniesItself: true,
  },
  { says: said(w.hadFit), unless: [compile(w.noHerFit)], signs: { mother: "mother-head" } },
  {
    says: said(w.fromVagina),
    with: [compile(w.painOrBlood)],
    unless: [compile(w.noProlapse)],
    signs: { mother: "mother-prolapse" },
    beside: ["mother-soaked-pad"],
  },
  {
    says: said(w.dengue),
    with: [compile(w.dengueAlarm)],
    unless: [compile(w.noDengue)],
    signs: { mother: "mother-dengue" },
    beside: ["mother-belly"],
    isAskedAbout: true,
  },
  {
    says: said(w.wakesBreathless),
    unless: [compile(w.notHerBreath)],
    signs: { mother: "mother-breathless" },
    deniesItself: true,
  },
  {
    says: said(w.highSugar),
    with: [compile(w.illWithSugar)],
    signs: { mother: "mother-ketoacidosis" },
    deniesItself: true,
  },
  {
    says: said(w.thirst),
    with: [compile(w.diabetes), compile(w.illWithSugar)],
    signs: { mother: "mother-ketoacidosis" },
  },
  {
    says: said(w.car),
    with: [compile(w.leftThere), compile(w.heat)],
    signs: { baby: "baby-hot-car" },
    needsBaby: true,
    isOfAnyone: true,
  },
]

/** Signs for today that a model may see worse in: it is asked first. */
export const rulesOfToday: readonly AccidentRule[] = [
  {
    says: said(w.fellOrHit),
    unless: [compile(w.noFall), compile(w.olderChild)],
    signs: { baby: "baby-head-knock" },
    needsBaby: true,
  },
  { says: said(w.coughBouts), unless: [compile(w.noCough)], signs: { baby: "baby-cough-bouts" } },
  { says: said(w.dryNappy), signs: { baby: "baby-dry-nappy-young" }, deniesItself: true },
  { says: said(w.fromVagina), unless: [compile(w.noProlapse)], signs: { mother: "mother-prolapse" } },
  {
    says: said(w.urine),
    with: [compile(w.fever)],
    unless: [compile(w.ofBabyOrSkin)],
    signs: { mother: "mother-urine-burns" },
  },
  {
    says: said(w.muchBlood),
    with: [compile(w.stool)],
    unless: [compile(w.onBaby), compile(w.noStool)],
    signs: { mother: "mother-stool-blood" },
  },
]
