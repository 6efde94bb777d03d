import { scaled } from "./recipe.ts"

/** Names of what is counted in a step, in the singular. Their plurals end in "s", or in "es" after an "r". */
const counted =
  "tablespoon|cup|slice|ball|pancake|ice cube|colher|xícara|fatia|bolinha|panqueca|pedra|cucharada|taza|rebanada|bolita|panqueque|cubito"

const fractions: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 }
/** "1 xícara e meia" means one and a half cups. */
const amountPattern = new RegExp(
  String.raw`(\d+)?([¼½¾])?(\s+)((?:thick|small)\s+)?(${counted}|ml)(e?s)?(?![\p{L}])(\s+(?:e meia|y media))?`,
  "gu",
)
const minutesPattern = /(\d+)(½)?\s+minut(?:e|o)s?(?![\p{L}])(\s+(?:e meio|y medio))?/gu

/** Scales the amounts in a step; times and thicknesses stay. */
export function withScaledAmounts(text: string, factor: number): string {
  if (factor === 1) return text
  return text.replace(
    amountPattern,
    (found, whole = "", fraction = "", space, look = "", name: string, ending = "", half = "") => {
      if (!whole && !fraction) return found
      const count = Number(whole || 0) + (fractions[fraction] ?? 0) + (half ? 0.5 : 0)
      if (name === "ml") return `${Math.round(count * factor)}${space}${look}${name}${ending}`
      const amount = scaled({ count, unit: "cup" }, factor)
      const several = name.endsWith("r") ? "es" : "s"
      return `${amount.text}${space}${look}${name}${amount.count > 1 ? several : ""}`
    },
  )
}

/** Words for processes that need no hands: heating, cooling, soaking, waiting. */
const waiting =
  /\b(boil|simmer|cook|brown|fry|toast|grill|roast|bake|heat|warm|steam|rest|wait|soak|chill|swell|melt|vapor|molho|forno|oven|panela|frigideira|sart[eé]n|olla|pan|pot|(micro|ferv|cozinh|dour|refog|tost|grelh|ass[ae]|aque[cç]|descans|esper|gel[ae]|derr[ei]t|hi?erv|coc|cuec|dor[ae]|fr[ií]|sofr|tuest|horn|calient|entib|repos|remoj|enfr)\w*)(?![\p{L}])/iu

/** The minutes that a step's text names, else those that the step takes; none for washing, cutting and stirring. */
export function minutesToTime({ text, minutes }: { text: string; minutes: number }): number[] {
  const named = [...text.matchAll(minutesPattern)].map(([, whole, fraction, half]) => {
    return Number(whole) + (fraction || half ? 0.5 : 0)
  })
  if (named.length > 0) return [...new Set(named)]
  return waiting.test(text) ? [minutes] : []
}
