import { fold } from "../understanding/text.ts"
import { ownItemTextMax } from "./own-items.ts"

type ListQuestion = { about: "list" } | { about: "onList" | "toList"; thing?: string }

/** Patterns whose only group is the thing, over a text in lower case without accents. */
const adding = [
  /\b(?:adicion\w*|acrescent\w*|inclui\w*|inclua|coloca\w*|coloque|poe|ponha|por|bota\w*|bote|anota\w*|anote|mete\w*)(?: ai| por favor)? (.+?) (?:na|a|pra|para a|à) (?:minha |nossa )?lista\b(?! (?:de|do|da) (?!la compra|compras|mercado|super))/,
  /\bna (?:minha )?lista,? (?:coloca|coloque|poe|ponha|bota|bote|anota|anote)(?: ai)? (.+)/,
  /\b(?:add|put|write|stick|include|pop) (.+?) (?:to|on|onto|in) (?:my |the |our )?(?:shopping |grocery )?list\b/,
  /\b(?:anad\w*|agreg\w*|pon|poner|ponme|apunta\w*|incluye|incluir|mete\w*|suma\w*|anota\w*) (.+?) (?:a|en) (?:la |mi |nuestra )?lista\b(?! (?:de|do|da) (?!la compra|compras|mercado|super))/,
]
const looking = [
  /\b(?:is|are) (?:there )?(.+?) (?:already )?(?:on|in) (?:my|the|our) (?:shopping |grocery )?list\b/,
  /\b(?:do|did|have) (?:i|we) (?:have |put |got |add )?(.+?) (?:on|in|to) (?:my|the|our) (?:shopping |grocery )?list\b/,
  /\bdoes (?:my|the|our) (?:shopping |grocery )?list (?:have|include) (.+)/,
  /^\W*(.+?) (?:on|in) (?:my|the) (?:shopping |grocery )?list\W*\?/,
  /\b(?:tem|ha|botei|coloquei|pus|temos) (.+?) na (?:minha |nossa )?lista\b(?! (?:de|do|da) (?!la compra|compras|mercado|super))/,
  /\b(?:minha|a|nossa) lista (?:de compras )?(?:tem|inclui|leva) (.+)/,
  /^\W*(?:o |a |os |as )?(.+?) (?:ja )?(?:esta|ta|estao|tao|entrou|entra|vai) (?:ja )?na (?:minha |nossa )?lista\b(?! (?:de|do|da) (?!la compra|compras|mercado|super))/,
  /\b(?:esta|estan|hay|tengo|puse|tenemos) (.+?) en (?:la|mi|nuestra) lista\b(?! (?:de|do|da) (?!la compra|compras|mercado|super))/,
  /\b(?:mi|la|nuestra) lista (?:de la compra |de compras )?(?:tiene|lleva|incluye) (.+)/,
  /^\W*(?:el |la |los |las )?(.+?) (?:ya )?(?:esta|estan) (?:ya )?en (?:la|mi) lista\b(?! (?:de|do|da) (?!la compra|compras|mercado|super))/,
]
const listing =
  /^\W*(?:me )?(?:mostra\w*|show(?: me)?|abr[ei]r?|open|ver|muestrame|see|qual e|cual es)? ?(?:a |o |the |my |la |mi |minha )?(?:shopping list|grocery list|lista de (?:la )?compras?|lista do mercado|lista del super(?:mercado)?)\W*$|^\W*(?:o que|oque|que|what|whats|how much|quanto|cuanto)\b.{0,24}\b(?:na (?:minha )?lista|on (?:my|the) (?:shopping |grocery )?list|en (?:la|mi) lista)\W*$|^\W*(?:o que|oque|que|whats?)\b.{0,24}\b(?:falta|ainda|preciso|tenho que|tenho de|need|have|still|left|tengo que|hay que|necesito|me falta)\b.{0,16}\b(?:comprar|buy|get from the (?:shop|store|supermarket))\b/
const notOfHerList =
  /\b(bebes?|baby|babys|newborn|enxoval|maternidade|hospital|maternity|registry|cha de bebe|nene|hospitals?)\b/
/** It names nothing: she asks how it is done. */
const anything =
  /^(?:algo|alguma coisa|coisas?|itens?|outras? coisas?|mais (?:coisas|itens)|produtos?|something(?: else)?|things?|stuff|an? items?|items?|more|anything|my own(?: things)?|(?:otras? )?cosas?|(?:algun |un )?producto|articulos?|mas cosas|my shopping|coisas minhas)$/
const before =
  /^(?:(?:o|a|os|as|um|uma|uns|umas|the|a|an|some|any|el|la|los|las|un|una|unos|unas|mais|more|mas|my|meu|minha|mi|ja|already|ya|tambem|also|tambien)\s+)+/i
const behind = /[\s,]*(?:por favor|please|pls|pf|porfa|ai|aí|tambem|também|too|tambien|también)?[\s?!.,]*$/i

/** `text`: a message as written. The thing keeps her own letters. */
export function listQuestionIn(text: string): ListQuestion | undefined {
  const written = text.normalize("NFC").slice(0, 400)
  const plain = written
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => letter.normalize("NFD").charAt(0))
    .replace(/[’‘`´]/g, "'")
  const toList = thingIn(written, plain, adding)
  if (toList !== undefined) return { about: "toList", ...(toList && { thing: toList }) }
  if (notOfHerList.test(plain) && !/\b(lista|list)\b/.test(plain)) return undefined
  if (listing.test(fold(written)) && !notOfHerList.test(plain)) return { about: "list" }
  const onList = thingIn(written, plain, looking)
  return onList ? { about: "onList", thing: onList } : undefined
}

const wordsOfThing = 6

/** "" where it names nothing, undefined where it speaks of no list. */
function thingIn(written: string, plain: string, patterns: readonly RegExp[]): string | undefined {
  for (const pattern of patterns) {
    const found = new RegExp(pattern, "d").exec(plain)
    const [from, to] = found?.indices?.[1] ?? []
    if (from === undefined || to === undefined) continue
    const thing = written.slice(from, to).trim().replace(behind, "").replace(before, "").trim()
    if (anything.test(fold(thing)) || /\b(o que|what|que|how|como)\b/.test(fold(thing))) return ""
    return thing.length <= ownItemTextMax && thing.split(/\s+/).length <= wordsOfThing ? thing : undefined
  }
  return undefined
}
