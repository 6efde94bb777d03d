import * as z from "zod/mini"
import { useUser } from "#app/session/use-user.ts"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"

const placeSchema = z.object({
  step: z.number(),
  servings: z.nullable(z.number()),
  /** The number of people that she cooked for when she chose the servings. */
  people: z.optional(z.number()),
  atMs: z.number(),
})
type Place = z.infer<typeof placeSchema>

/** After this time the recipe starts again at its first step. */
const resumableMs = 12 * 60 * 60_000

function readPlace(key: string): Place | null {
  const place = readRecord<Place>(key, (value) => placeSchema.safeParse(value).success)?.value
  return place && Math.abs(Date.now() - place.atMs) < resumableMs ? place : null
}

/**
 * Her place in a recipe, stored on this device. Step 0 is the first, and `steps` means finished. Servings that she
 * chose for another number of `people` are ignored.
 */
export function useCooking(recipeId: number, people: number) {
  const key = recordKey(useUser().id, `cooking:${recipeId}`)
  const { value, readNow, change } = useStoredOrShown(
    key,
    () => readPlace(key),
    (place: Place | null) => place === null || writeRecord(key, { value: place, isUnsaved: false }),
  )

  function goTo(step: number) {
    change({ servings: null, ...readNow(), step, atMs: Date.now() })
  }

  function setServings(servings: number) {
    change({ step: readNow()?.step ?? 0, servings, people, atMs: Date.now() })
  }

  const servings = value?.people === people ? value.servings : null
  return { place: value && { ...value, servings }, goTo, setServings, finish: () => removeRecord(key) }
}
