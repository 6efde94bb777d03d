import { scaled } from "./recipe.ts"

const counted = [
  ["tablespoon", "tablespoons"],
  ["cup", "cups"],
  ["slice", "slices"],
  ["ball", "balls"],
  ["pancake", "pancakes"],
  ["ice cube", "ice cubes"],
  ["colher", "colheres"],
  ["xícara", "xícaras"],
  ["fatia", "fatias"],
  ["bolinha", "bolinhas"],
  ["panqueca", "panquecas"],
  ["pedra", "pedras"],
  ["cucharada", "cucharadas"],
  ["taza", "tazas"],
  ["rebanada", "rebanadas"],
  ["bolita", "bolitas"],
  ["panqueque", "panqueques"],
  ["cubito", "cubitos"],
  ["ml", "ml"],
] as const

const fractions: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 }
const plurals = new Map<string, string>(counted.map(([one, several]) => [one, several]))
const names = counted.flatMap(([one, several]) => [several, one]).join("|")
/** "1 xícara e meia" means one and a half cups. */
const amountPattern = new RegExp(
  String.raw`(\d+)?([¼½¾])?(\s+)((?:thick|small)\s+)?(${names})(?![\p{L}])(\s+(?:e meia|y media))?`,
  "gu",
)
const minutesPattern = /(\d+)(½)?\s+minut(?:e|o)s?(?![\p{L}])(\s+(?:e meio|y medio))?/gu

/** Scales the amounts in a step; times and thicknesses stay. */
export function withScaledAmounts(text: string, factor: number): string {
  if (factor === 1) return text
  return text.replace(amountPattern, (found, whole = "", fraction = "", space, look = "", name: string, half = "") => {
    if (!whole && !fraction) return found
    const count = Number(whole || 0) + (fractions[fraction] ?? 0) + (half ? 0.5 : 0)
    const amount = name === "ml" ? null : scaled({ count, unit: "cup" }, factor)
    const shown = amount ? amount.text : String(Math.round(count * factor))
    const isSeveral = amount !== null && amount.count > 1
    return `${shown}${space}${look}${isSeveral ? (plurals.get(name) ?? name) : name}`
  })
}

/** Words for processes that need no hands: heating, cooling, soaking, waiting. */
const waiting =
  /\b(boil|simmer|cook|brown|fry|toast|grill|roast|bake|heat|warm|steam|microwave|rest|wait|soak|chill|swell|melt|ferv\w*|cozinh\w*|dour\w*|frit\w*|refog\w*|tost\w*|grelh\w*|ass[ae]\w*|aque[cç]\w*|vapor|micro-?ondas|descans\w*|esper\w*|molho|gel[ae]\w*|derret\w*|herv\w*|hierv\w*|coc\w*|cuec\w*|dor[ae]\w*|fr[ií]\w*|sofr\w*|tuest\w*|horn\w*|calient\w*|entib\w*|repos\w*|remoj\w*|enfr\w*|derrit\w*|forno|oven|panela|frigideira|sart[eé]n|olla|pan|pot)(?![\p{L}])/iu

/** The minutes that a step's text names, else those that the step takes; none for washing, cutting and stirring. */
export function minutesToTime({ text, minutes }: { text: string; minutes: number }): number[] {
  const named = [...text.matchAll(minutesPattern)].map(([, whole, fraction, half]) => {
    return Number(whole) + (fraction || half ? 0.5 : 0)
  })
  if (named.length > 0) return [...new Set(named)]
  return waiting.test(text) ? [minutes] : []
}
