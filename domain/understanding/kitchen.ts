import { type Appliance, appliances } from "../food/appliance.ts"
import { patternsOf, type WordsByMeaning } from "./phrases.ts"

export type KitchenWords = WordsByMeaning<
  | Appliance
  | "room"
  | "article"
  | "notOfIt"
  | "join"
  | "lacking"
  | "none"
  | "if"
  | "the"
  | "broken"
  | "only"
  | "notCooking"
>

/** The appliances that she lacks if she has no kitchen; a microwave, a blender and a kettle may stand elsewhere. */
const ofTheRoom: readonly Appliance[] = ["oven", "stove"]

/**
 * Recognises by the words of all languages which appliances she lacks. The text must be in lower case and without
 * accents.
 */
export function readerOfKitchen(words: KitchenWords) {
  const says = patternsOf(words)
  const source = (meaning: keyof KitchenWords) => says[meaning].source
  const any = `(?:${[...appliances.map(source), source("room")].join("|")})`
  const one = `(?:${source("article")} )*${any}(?! ${source("notOfIt")})`
  const list = `(${one}(?:(?:,| ${source("join")}|, ${source("join")}) ${one})*)`
  const lackingSomething = [
    new RegExp(`(?<!${source("if")} )${source("lacking")} ${list}`, "g"),
    new RegExp(`^\\W*${source("none")} ${list}`, "g"),
    new RegExp(`${source("the")} (${any}) ${source("broken")}`, "g"),
  ]
  const only = new RegExp(`${source("only")} (${any})`)

  return function lackedIn(plain: string): Appliance[] {
    if (says.notCooking.test(plain)) return []
    const said = lackingSomething.flatMap((rule) => [...plain.matchAll(rule)].map(([, named = ""]) => named))
    const lacked = new Set(said.flatMap(namedIn))
    const onlyOne = only.exec(plain)
    // "I only have a microwave" means that she lacks the oven and the stove.
    if (onlyOne) {
      const has = namedIn(onlyOne[1] ?? "")
      for (const each of ofTheRoom) if (!has.includes(each)) lacked.add(each)
    }
    return appliances.filter((each) => lacked.has(each))
  }

  function namedIn(text: string): readonly Appliance[] {
    const named = appliances.filter((each) => says[each].test(text))
    return says.room.test(text) ? [...named, ...ofTheRoom] : named
  }
}
