import { blistersIn } from "./blisters.ts"
import type { Concern } from "./concern.ts"
import { deathWishIn } from "./death-wish.ts"
import { feverIn } from "./fever.ts"
import { poisonIn } from "./poison.ts"
import { pressureIn } from "./pressure.ts"
import { readMessage } from "./reading.ts"
import { swellingIn } from "./swelling.ts"
import { bloodyVomitIn } from "./vomit.ts"

/** What is recognised without a model, in her country (ISO 3166-1 alpha-2). */
export function concernByRules(text: string, country: string | null = null): Concern | null {
  const reading = readMessage(text)
  const found = [poisonIn, deathWishIn, swellingIn, bloodyVomitIn, feverIn, blistersIn, pressureIn].flatMap(
    (rule) => rule(reading, country) ?? [],
  )
  return found.find(({ level }) => level === "urgent") ?? found[0] ?? null
}
