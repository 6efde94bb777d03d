import { languageOfMessage } from "../understanding/message-language.ts"
import {
  type AllergenWish,
  allergenWishes,
  type InNoDish,
  type Referral,
  type UnderstoodWishes,
  type Wish,
  type WishTable,
  type WishWord,
} from "./wish.ts"
import { allowedIn, leavesOut, makesIll } from "./wish-allowances.ts"
import { type Piece, type Sentence, sentencesOf } from "./wish-pieces.ts"
import { polaritiesIn } from "./wish-polarity.ts"

export type WishField = "restrictions" | "preferredFoods"

const mostUnknown = 12
const longestUnknown = 40
/** With this many allergies she is referred to a professional, because the plan is not made for that. */
const several = 3
/** The wishes for groups of foods from which she can except single foods, unless the foods make her ill. */
const divisible: ReadonlySet<Wish> = new Set<Wish>(["fish", "vegetarian", "noMeat", "noRedMeat"])

type Excluded = { word: WishWord; isReaction: boolean }
type Found = {
  excluded: Excluded[]
  liked: WishWord[]
  allowed: string[]
  allergies: Set<WishWord>
  inNoDish: Map<string, InNoDish>
}

/** Reads wishes in linear time. In `restrictions`, every food named is left out except those that `allowedIn` finds. */
export function understandWishes(text: string, field: WishField, table: WishTable): UnderstoodWishes {
  const sentences = sentencesOf(text, table)
  const found: Found = { excluded: [], liked: [], allowed: [], allergies: new Set(), inNoDish: new Map() }
  const isPortuguese = field === "preferredFoods" && languageOfMessage(text) === "pt"
  for (const [at, sentence] of sentences.entries())
    if (field === "restrictions") {
      const isBehind = sentences.slice(0, at).some(leavesOut) && !sentences.slice(at + 1).some(makesIll)
      readRestrictions(sentence, table, found, isBehind)
    } else readPreferences(sentence, isPortuguese, table, found)
  const pieces = sentences.flatMap((sentence) => sentence.pieces)
  const wishes = wishesOf(found, table)
  return {
    wishes,
    likes: likesOf(found, wishes),
    referrals: referralsOf(pieces, found),
    unknown: unknownOf(sentences, field),
    inNoDish: [...found.inNoDish.values()].slice(0, mostUnknown),
  }
}

function readRestrictions(sentence: Sentence, table: WishTable, found: Found, isBehind: boolean): void {
  const { pieces } = sentence
  const isReaction = pieces.some(({ kind }) => kind === "allergy" || kind === "upset")
  const isAllergy = pieces.some(({ kind }, at) => kind === "allergy" && !isDenied(pieces, at))
  const allowed = allowedIn(sentence, table, isBehind)
  for (const piece of pieces) {
    if (!piece.word) continue
    if (!allowed.has(piece)) {
      found.excluded.push({ word: piece.word, isReaction })
      noteInNoDish(piece, [], found)
    } else {
      found.allowed.push(...foodsOf(piece.word), ...(piece.word.wishes ?? []).flatMap((wish) => membersOf(wish, table)))
      if (piece.word.always) found.excluded.push({ word: { words: "", wishes: piece.word.wishes ?? [] }, isReaction })
    }
    if (isAllergy && !allowed.has(piece) && hasAllergen(piece.word)) found.allergies.add(piece.word)
  }
}

function isDenied(pieces: readonly Piece[], at: number): boolean {
  const before = pieces.slice(Math.max(0, at - 3), at)
  return before.some(({ kind }) => kind === "not" || kind === "without" || kind === "nothing")
}

function readPreferences(sentence: Sentence, isPortuguese: boolean, table: WishTable, found: Found): void {
  for (const [piece, polarity] of polaritiesIn(sentence, isPortuguese)) {
    if (!piece.word) continue
    const { word } = piece
    noteInNoDish(piece, polarity === "liked" ? againstOf(word, table) : [], found)
    if (polarity !== "liked") found.excluded.push({ word, isReaction: polarity === "reaction" })
    else {
      found.liked.push(word)
      if (word.always) found.excluded.push({ word: { words: "", wishes: word.wishes ?? [] }, isReaction: false })
    }
    if (polarity === "reaction" && hasAllergen(word)) found.allergies.add(word)
  }
}

function noteInNoDish({ word, spelling, folded }: Piece, against: Wish[], { inNoDish }: Found): void {
  if (word?.inNoDish && !inNoDish.has(folded)) inNoDish.set(folded, { word: shortened(spelling), against })
}

function againstOf({ wishes = [], against = [], foods }: WishWord, table: WishTable): Wish[] {
  const keys = splitKeys(foods)
  const groups = (Object.keys(table.members) as Wish[]).filter((wish) =>
    membersOf(wish, table).some((member) => keys.includes(member)),
  )
  return [...new Set([...wishes, ...against, ...groups, ...keys.map((key): Wish => `food:${key}`)])]
}

function wishesOf({ excluded, allowed }: Found, table: WishTable): Wish[] {
  const stays = new Set(allowed)
  const wishes = excluded.flatMap(({ word, isReaction }) => {
    const group = foodsOf(word)
    const foods = word.wishes ? splitKeys(word.also) : [...group, ...splitKeys(word.also)]
    const named = isReaction ? foods : without(foods, stays)
    return [
      ...(word.wishes ?? []).flatMap((wish) => (isReaction ? [wish] : divided(wish, stays, table))),
      ...named.map((food): Wish => `food:${food}`),
      ...(isReaction ? [...allergensOf([...group, ...splitKeys(word.also)], table), ...(word.whenIll ?? [])] : []),
    ]
  })
  return [...new Set(wishes)]
}

function divided(wish: Wish, stays: ReadonlySet<string>, table: WishTable): Wish[] {
  const members = membersOf(wish, table)
  const rest = without(members, stays)
  return divisible.has(wish) && rest.length < members.length ? rest.map((food): Wish => `food:${food}`) : [wish]
}

/**
 * Returns the foods that stay left out although she may eat those in `stays`. If none would, all stay left out, because
 * she has named them as unwanted.
 */
function without(foods: readonly string[], stays: ReadonlySet<string>): readonly string[] {
  const rest = foods.filter((food) => !stays.has(food))
  return rest.length > 0 ? rest : foods
}

/** Someone allergic to a food, such as cheese, is taken to be allergic to its allergen, milk. */
function allergensOf(foods: readonly string[], table: WishTable): AllergenWish[] {
  return allergenWishes.filter((allergen) => {
    const members = membersOf(allergen, table)
    return foods.some((food) => members.includes(food))
  })
}

function likesOf({ liked }: Found, wishes: readonly Wish[]): string[] {
  const unwanted: ReadonlySet<string> = new Set(wishes)
  return [...new Set(liked.flatMap(likedFoodsOf))].filter((food) => !unwanted.has(`food:${food}`))
}

function likedFoodsOf(word: WishWord): string[] {
  return [...foodsOf(word), ...splitKeys(word.kin)]
}

/** True if she leaves out tree nuts without mentioning peanuts; she is then asked, because she may mean both. */
export function isPeanutOpen(text: string, table: WishTable, understand = understandWishes): boolean {
  const { wishes } = understand(text, "restrictions", table)
  if (!wishes.includes("treeNuts") || wishes.includes("peanut")) return false
  const pieces = sentencesOf(text, table).flatMap((sentence) => sentence.pieces)
  return !pieces.some(({ word }) => word && againstOf(word, table).includes("peanut"))
}

export type LikedWord = { spelling: string; foods: string[] }

/** The words for foods that she likes, each once, in the order of the text. */
export function likedWords(text: string, table: WishTable, understand = understandWishes): LikedWord[] {
  const { likes } = understand(text, "preferredFoods", table)
  const isPortuguese = languageOfMessage(text) === "pt"
  const words = new Map<string, LikedWord>()
  for (const sentence of sentencesOf(text, table))
    for (const [{ word, spelling, folded }, polarity] of polaritiesIn(sentence, isPortuguese)) {
      const foods = word && polarity === "liked" ? likedFoodsOf(word).filter((food) => likes.includes(food)) : []
      if (foods.length > 0 && !words.has(folded)) words.set(folded, { spelling, foods })
    }
  return [...words.values()]
}

function referralsOf(pieces: readonly Piece[], { allergies }: Found): Referral[] {
  const named = pieces.flatMap(({ word }) => word?.referrals ?? [])
  return [...new Set<Referral>([...named, ...(allergies.size >= several ? (["severalAllergies"] as const) : [])])]
}

function unknownOf(sentences: readonly Sentence[], field: WishField): string[] {
  const unknown = new Map<string, string>()
  for (const { pieces } of sentences) {
    const says = new Set(pieces.map(({ kind }) => kind))
    for (const [at, { kind, word, spelling, folded }] of pieces.entries()) {
      const isWord = kind === "unknown" && /\p{L}{2}/u.test(spelling)
      const isEverything = field === "restrictions" && kind === "all" && !says.has("item")
      const isAllButOne = field === "restrictions" && kind === "nothing" && pieces[at + 1]?.kind === "except"
      const isOnly = field === "restrictions" && kind === "allowOnly"
      if ((isWord || isEverything || isAllButOne || isOnly || word?.unknown) && !unknown.has(folded))
        unknown.set(folded, spelling)
    }
  }
  return [...unknown.values()].slice(0, mostUnknown).map(shortened)
}

function shortened(spelling: string): string {
  return Array.from(spelling).slice(0, longestUnknown).join("")
}

function hasAllergen({ wishes = [], whenIll = [] }: WishWord): boolean {
  return [...wishes, ...whenIll].some((wish) => allergenWishes.includes(wish as AllergenWish))
}

function foodsOf(word: WishWord): string[] {
  return splitKeys(word.foods)
}

function membersOf(wish: Wish, table: WishTable): string[] {
  return splitKeys(table.members[wish])
}

function splitKeys(keys: string | undefined): string[] {
  return keys ? keys.split(" ") : []
}
