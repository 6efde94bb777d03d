import type { ShortWord } from "#domain/care/short-words.ts"
import type { GuideName } from "#domain/guides/guide.ts"

type Word = ShortWord & { more: { guide: GuideName; section: string } }

const breast = ["breast", "mixed"] as const
const formula = ["no"] as const
const unsaid = [null] as const
const signs = "CDC Hear Her, NICE and ACOG: danger signs up to a year after the birth"
const mood = "NICE and ACOG: low mood of two weeks, at any time in the first year"
const pelvicFloor = "NHS and HSE: pelvic floor, leaking, tummy gap"

/**
 * Two short words a week for six weeks, then one a week. None is about food, weight or energy, because some mothers do
 * not want to read about them.
 */
export const shortWords: readonly Word[] = [
  { id: "call-now", fromDay: 1, more: { guide: "body", section: "now-bleeding-infection" }, sources: [signs] },
  {
    id: "baby-signs",
    fromDay: 4,
    more: { guide: "baby-signs", section: "first-month-now" },
    sources: ["WHO: fever and feeding signs to 59 days", "NHS, HSE and NICE NG143: signs of serious illness in babies"],
  },
  {
    id: "safe-sleep",
    fromDay: 8,
    more: { guide: "baby-sleep", section: "where" },
    sources: ["AAP 2022, NHS and The Lullaby Trust: safer sleep"],
  },
  {
    id: "latch",
    fromDay: 11,
    feeding: breast,
    more: { guide: "breast-and-milk", section: "nipples" },
    sources: ["NHS: sore nipples and the latch"],
  },
  {
    id: "bottle-made",
    fromDay: 11,
    feeding: formula,
    more: { guide: "bottle-and-pump", section: "making" },
    sources: ["WHO and NHS: making up formula"],
  },
  {
    id: "wet-nappies",
    fromDay: 11,
    feeding: unsaid,
    more: { guide: "baby-signs", section: "wet-nappies" },
    sources: ["HSE: wet nappies by day of life"],
  },
  {
    id: "contraception",
    fromDay: 15,
    more: { guide: "body", section: "sex-contraception" },
    sources: ["NHS: contraception after having a baby"],
  },
  { id: "mood", fromDay: 18, more: { guide: "mood-and-sleep", section: "first-two-weeks" }, sources: [mood] },
  {
    id: "lump",
    fromDay: 22,
    feeding: breast,
    more: { guide: "breast-and-milk", section: "lump-and-mastitis" },
    sources: ["Academy of Breastfeeding Medicine 2022: mastitis"],
  },
  {
    id: "bottle-stands",
    fromDay: 22,
    feeding: formula,
    more: { guide: "bottle-and-pump", section: "how-long" },
    sources: ["WHO and NHS: storing a made-up bottle"],
  },
  {
    id: "yellow",
    fromDay: 22,
    feeding: unsaid,
    more: { guide: "baby-signs", section: "yellow-skin" },
    sources: ["NICE CG98: jaundice in newborn babies"],
  },
  {
    id: "helper",
    fromDay: 25,
    more: { guide: "mood-and-sleep", section: "asking-for-help" },
    sources: [],
  },
  {
    id: "rest",
    fromDay: 29,
    more: { guide: "mood-and-sleep", section: "sleep-in-pieces" },
    sources: ["AASM: hours of sleep of adults"],
  },
  {
    id: "pelvic-floor",
    fromDay: 32,
    more: { guide: "body", section: "pelvic-floor-tummy" },
    sources: [pelvicFloor],
  },
  {
    id: "six-weeks",
    fromDay: 36,
    more: { guide: "visits-and-rights", section: "hers" },
    sources: ["WHO 2022: a contact in week six", "ACOG: the postpartum visit"],
  },
  {
    id: "iron",
    fromDay: 39,
    more: { guide: "body", section: "weeks-5-6" },
    sources: ["WHO 2022: iron for 6 to 12 weeks after the birth where anaemia is common"],
  },
  {
    id: "moving",
    fromDay: 43,
    more: { guide: "body", section: "moving" },
    sources: ["NHS and HSE: moving after the birth; expert opinion: running from twelve weeks"],
  },
  {
    id: "crying",
    fromDay: 50,
    more: { guide: "baby-days", section: "crying" },
    sources: ["NHS Healthier Together (ICON): crying, never shake"],
  },
  {
    id: "vaccines",
    fromDay: 57,
    more: { guide: "visits-and-rights", section: "vaccines" },
    sources: ["NHS: vaccines at 8 weeks", "AAP: visit and vaccines at 2 months"],
  },
  { id: "tummy", fromDay: 64, more: { guide: "body-again", section: "pelvic-floor" }, sources: [pelvicFloor] },
  {
    id: "mood-later",
    fromDay: 71,
    more: { guide: "mood-and-sleep", section: "longer-than-two-weeks" },
    sources: [mood],
  },
  { id: "year", fromDay: 78, more: { guide: "body", section: "now-head-heart" }, sources: [signs] },
]
