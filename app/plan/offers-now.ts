import { loadTexts } from "#app/language/texts.ts"
import { library } from "#content/library.ts"
import { editionOf } from "#domain/journey/journey.ts"
import type { Language } from "#domain/language.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { type Offer, offersNow } from "#domain/plan/cooking/offers.ts"
import { libraryIn } from "#domain/plan/week/editions.ts"
import { kitchenOf } from "./at-home-now.ts"
import { plannedOf } from "./planned.ts"
import { understoodOf } from "./understood.ts"
import type { RowsOfWeek } from "./use-rows-of-week.ts"

export type OfferNow = Pick<Offer, "standing" | "doubted"> & {
  id: string
  title: string
  /** How to make the food; undefined for a dish that is only reheated. */
  how?: string
  isReady: boolean
  picture: number | string
}

export async function offersOf(userId: string, rows: RowsOfWeek, language: Language, now: Date): Promise<OfferNow[]> {
  const [snacks, titles, understood] = await Promise.all([
    loadTexts("snacks", language),
    loadTexts("titles", language),
    understoodOf(userId, rows.onboarding[ownKey]?.values),
  ])
  const { household, journey } = plannedOf(rows, understood)
  const offers = offersNow(libraryIn(editionOf(journey), library), household, kitchenOf(rows, now))
  return offers.map(({ snack, dish, standing, doubted }) => {
    if (dish) {
      const { id } = dish.recipe
      return { id: `${id}`, title: titles[id] ?? "", isReady: false, picture: id, standing, doubted }
    }
    const { title = "", how = "" } = snacks[snack.id] ?? {}
    return { id: snack.id, title, how, isReady: snack.isReady === true, picture: snack.id, standing, doubted }
  })
}
