import type { Appliance } from "../../food/appliance.ts"
import { understandWishes } from "../../food/understand-wishes.ts"
import type { UnderstoodWishes, WishTable } from "../../food/wish.ts"
import { type KitchenWords, readerOfKitchen } from "../../understanding/kitchen.ts"
import { patternsOf, type WordsByMeaning } from "../../understanding/phrases.ts"
import { fold } from "../../understanding/text.ts"

export type Lack = { about: "kitchen"; lacks: readonly Appliance[] }
/** `isBelieved` is true if she thinks that what she names is left out already. */
export type ToLeaveOut = { about: "leaveOut"; isBelieved?: true } & Pick<UnderstoodWishes, "wishes" | "inNoDish">

export type LeftOutWords = WordsByMeaning<
  | "whatToEat"
  | "eating"
  | "now"
  | "having"
  | "harm"
  | "notEating"
  | "courtesy"
  | "refusing"
  | "plan"
  | "leaving"
  | "taking"
  | "takingInAll"
  | "outOfAll"
  | "inAll"
  | "toldOnce"
  | "avoided"
  | "doubting"
  | "ticking"
  | "joint"
  | "how"
  | "beginning"
  | "asking"
  | "notLeftOut"
>

const wordsMax = 14
/** A message that names the plan may have this many words, because it is about the plan however long the story is. */
const wordsOfPlanMax = 22

/** Recognises by the words of all languages which appliances she lacks and what she wants left out of her dishes. */
export function readerOfLeftOut(words: LeftOutWords, kitchenWords: KitchenWords) {
  const says = patternsOf(words)
  const lackedIn = readerOfKitchen(kitchenWords)
  const source = (meaning: keyof LeftOutWords) => says[meaning].source
  const eatingNow = new RegExp(`${source("whatToEat")}.{0,24}${source("eating")}.{0,16}${source("now")}`)
  const telling = new RegExp(`${source("having")}.{0,24}${source("harm")}|${source("notEating")}`)
  const refusing = new RegExp(`^\\W*(?:${source("courtesy")} )?${source("refusing")}`)
  /** Matches a request to leave something out of all her dishes; it counts whatever else the message says. */
  const leavingAll = new RegExp(
    `${source("taking")}.{0,30}${source("outOfAll")}|${source("inAll")}.{0,30}${source("takingInAll")}`,
  )
  const doubting = new RegExp(`\\?|${source("doubting")}`)
  const partsOfTelling = new RegExp(`[,.;:!?¿¡\\n]|${source("joint")}`)
  const asking = new RegExp(`\\?|(?:^|[,.;] ?)${source("how")}|^\\W*${source("beginning")}|${source("asking")}`)

  /**
   * Returns what she lacks in her kitchen or wants left out; undefined if the text says neither or names nothing that
   * is known.
   */
  function toldIn(text: string, table: WishTable): Lack | ToLeaveOut | undefined {
    const plain = fold(text.slice(0, 400))
    const count = plain.split(/\s+/).length
    if (count > (says.plan.test(plain) ? wordsOfPlanMax : wordsMax)) return undefined
    const lacks = lackedIn(plain)
    if (lacks.length > 0) return isAboutHerWeek(plain) ? { about: "kitchen", lacks } : undefined
    if (!wantsLeftOut(plain)) return undefined
    const { wishes, inNoDish } = understandWishes(text, "restrictions", table)
    return wishes.length > 0 || inNoDish.length > 0 ? { about: "leaveOut", wishes, inNoDish } : undefined
  }

  /**
   * Returns what she believes is left out of her week already because she said so once; undefined if she says no such
   * thing.
   */
  function believedIn(text: string, table: WishTable): ToLeaveOut | undefined {
    const plain = fold(text.slice(0, 400))
    const isBelieved = says.toldOnce.test(plain) && says.avoided.test(plain) && doubting.test(plain)
    if (!isBelieved || says.ticking.test(plain)) return undefined
    const telling = plain.split(partsOfTelling).filter((part) => says.avoided.test(part) && !says.notLeftOut.test(part))
    const { wishes, inNoDish } = understandWishes(telling.join(". "), "restrictions", table)
    return wishes.length > 0 ? { about: "leaveOut", isBelieved: true, wishes, inNoDish } : undefined
  }

  function isAboutHerWeek(plain: string): boolean {
    return !asking.test(plain) || says.plan.test(plain) || eatingNow.test(plain)
  }

  function wantsLeftOut(plain: string): boolean {
    if (says.notLeftOut.test(plain)) return false
    if ((says.leaving.test(plain) && says.plan.test(plain)) || leavingAll.test(plain)) return true
    return (telling.test(plain) || refusing.test(plain)) && (says.plan.test(plain) || !asking.test(plain))
  }

  return { toldIn, believedIn }
}
