import { baby, babysAgeDays } from "../baby-age.ts"
import { type Concern, mostPressing } from "../concern.ts"
import type { Reading } from "../reading.ts"
import { concernOf } from "../sign-concern.ts"
import type { AccidentRule } from "./accident-rule.ts"
import { rulesOfToday } from "./body-rules.ts"
import { compile } from "./compile.ts"
import { isDenied, isOfAnother, isOver } from "./not-now.ts"
import { accidentRules } from "./rules.ts"

/** In characters, within one sentence: what belongs together, and what speaks against it, also where nobody writes stops. */
const reach = { together: 90, against: 45 }

const child = compile({
  pt: ["menin[oa]|crianca|andador|berco|cadeirao|(?:cabec|maoz|pern|barrigu|bracu|pez|ded|carr?)inh[oa]s?"],
  en: ["child|kid|toddler|little one|hes|shes|baby walker|(?:his|her) walker|cot|crib|high ?chair"],
  es: ["nin[oa]|nen[ea]|criatura|andador|cuna|trona|(?:cabec|man|piern|panc|ded|car|piec)it[oa]s?"],
})
const named = compile({
  pt: ["bebe|beba|nenem|filh[oa]|menin[oa]|recem nascid\\w+"],
  en: ["baby|babys|newborn|son|sons|daughter|daughters|\\w+ (?:weeks?|months?) olds?"],
  es: ["bebe|beba|hij[oa]|nin[oa]|nen[ea]|recien nacid\\w+"],
})
const herself = compile({
  pt: ["eu|me|meus?|minhas?|estou|tenho|fui"],
  en: ["i|im|ive|me|my|myself"],
  es: ["yo|me|mis?|estoy|tengo|fui"],
})

/** "My mother-in-law's dog" is not of herself. */
const whose = compile(
  {
    pt: [
      "(?:meus?|minhas?) (?:sogr[oa]|mae|pai|irm[ao]a?|cunhad[oa]|vizinh[oa]|marido|ti[oa]|av[oa]|prim[oa]|amig[oa]|cachorr\\w+|cao|gat[oa])",
    ],
    en: [
      "my (?:mother|father|mums?|moms?|dads?|sisters?|brothers?|neighbou?rs?|husbands?|partners?|aunts?|uncles?|nans?|grans?|friends?|dog|cat)",
    ],
    es: [
      "mis? (?:suegr[oa]|mama|papa|madre|padre|herman[oa]|cunad[oa]|vecin[oa]|marido|espos[oa]|ti[oa]|abuel[oa]|prim[oa]|amig[oa]|perr[oa]|gat[oa])",
    ],
  },
  "g",
)

/** Whose animal it is says nothing of who was bitten. */
const theirAnimal = compile(
  {
    pt: [
      "(?:cachorr\\w+|cao|gat[oa]) d[aoe] (?:(?:minha|meu) )?(?:irma|irmao|vizinh[oa]|cunhad[oa]|amig[oa]|prim[oa]|colega)",
    ],
    en: ["(?:my |our |the )?(?:sisters?|brothers?|neighbou?rs?|friends?|cousins?) (?:dog|cat|puppy|kitten)"],
    es: ["(?:perr[oa]|gat[oa]) de(?:l| la| mi| mis)? (?:herman[oa]|vecin[oa]|cunad[oa]|amig[oa]|prim[oa])"],
  },
  "g",
)

/**
 * Burns, bites, water, bleeding and other accidents that name themselves. What is over, feared or of a film is none; what
 * is denied, or another's, asks gently.
 */
export function accidentIn(reading: Reading): Concern | null {
  return concernByAny(accidentRules, reading)
}

/** What is for today as far as the words tell. */
export function signOfTodayIn(reading: Reading): Concern | null {
  return concernByAny(rulesOfToday, reading)
}

function concernByAny(rules: readonly AccidentRule[], reading: Reading): Concern | null {
  const { text } = reading
  const isOfBaby = [baby, child, named].some((words) => words.test(text)) || babysAgeDays(reading) !== null
  const found = rules.flatMap((rule) => concernBy(rule, { text, isOfBaby }) ?? [])
  return mostPressing(found)
}

type Message = { text: string; isOfBaby: boolean }

function concernBy(rule: AccidentRule, message: Message): Concern | null {
  let mildest: Concern | null = null
  for (const match of message.text.matchAll(rule.says)) {
    const concern = concernAt(rule, message, { said: match[0], at: match.index })
    if (concern?.level === "urgent") return concern
    mildest ??= concern
  }
  return mildest
}

type Place = { said: string; at: number }

function concernAt(rule: AccidentRule, message: Message, place: Place): Concern | null {
  const wide = sentenceAround(message.text, place, reach.together)
  const near = sentenceAround(message.text, place, reach.against)
  if (rule.with?.some((meaning) => !meaning.test(wide))) return null
  if (rule.unless?.some((meaning) => meaning.test(near)) || isOver(near, rule)) return null
  const sign = signMeant(rule, message.isOfBaby, place.said, near)
  if (!sign) return null
  const isHers = sign === rule.signs.mother
  if (isHers && rule.minorIfHers?.test(near)) return null
  const isMild =
    (!rule.deniesItself && isDenied(message.text.slice(Math.max(0, place.at - reach.against), place.at), place.said)) ||
    (!rule.isOfAnyone && !named.test(near) && isOfAnother(near.replace(theirAnimal, ""))) ||
    (isHers && (rule.gentleIfHers?.test(place.said) || rule.urgentIfHers?.test(near) === false))
  return { ...concernOf(sign, rule.beside), ...(isMild && { level: "check" as const }) }
}

/** Hers where she says so of herself; what only a baby has is the baby's, unless she speaks of herself. */
function signMeant(rule: AccidentRule, isOfBaby: boolean, said: string, near: string): string | undefined {
  const { signs } = rule
  if (!signs.baby) return signs.mother
  if (signs.mother && herself.test(said.replace(whose, "")) && !named.test(said)) return signs.mother
  if (isOfBaby) return signs.baby
  return signs.mother ?? (rule.needsBaby || herself.test(near) ? undefined : signs.baby)
}

function sentenceAround(text: string, { said, at }: Place, within: number): string {
  const end = at + said.length
  // Half a word at an edge would be taken for another: "my bab" is not "my baby".
  const begin = Math.max(0, at - within)
  const before = text
    .slice(begin, at)
    .replace(/\w/.test(text[begin - 1] ?? "") ? /^\w+/ : "", "")
    .replace(/^.*[.!?;]/, "")
  const after = text.slice(end, end + within).replace(/\w/.test(text[end + within] ?? "") ? /\w+$/ : "", "")
  return before + said + after.replace(/[.!?;].*$/, "")
}
