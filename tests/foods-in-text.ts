import { nameable } from "#content/food-groups.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { lexiconOf } from "#domain/food/wish-lexicon.ts"
import { wishTokens } from "#domain/food/wish-tokens.ts"
import type { Language } from "#domain/language.ts"

/** Words that read her wishes in another language, or name something else than food here. */
const otherWords: Record<Language, string> = {
  en: "name names date dates pan cream creams codes animal animals cara peru goma taco res dessert sweets",
  pt: "passa passam peça peças porções choro bicho cara folha músculos músculo cocô cocôs goma gomas frios claras paninho sugar grãos óleos óleo vegetal polvo massa pan date doce doces sobremesa cação",
  es: "cara músculos crema cremas polvo polvos gomitas tómate clarita claras animal animales doce manga salsa salsas vegetal date dulce dulces postre masa",
}

const byFoods = new Map(Object.entries(nameable.groups).map(([name, keys]) => [keys.join(" "), name]))

/** What a text names, by the names that its marks use. */
export function foodsIn(text: string, language: Language): string[] {
  const tokens = wishTokens(text)
  const { match } = lexiconOf(wishTable)
  const names: string[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = match(tokens, at)
    const length = found?.length ?? 1
    const spelling = tokens.slice(at, at + length).map((token) => token.spelling.toLowerCase())
    const foods = found?.meaning.word?.foods
    if (foods && !otherWords[language].split(" ").includes(spelling.join(" "))) names.push(byFoods.get(foods) ?? foods)
    at += length
  }
  return [...new Set(names)]
}
