import { expect, test } from "vitest"
import { foodNameOf } from "#app/language/food-names.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { languages } from "#domain/language.ts"
import { wishLabelOf } from "./use-wish-label.ts"

test("a food called as something that every object has is shown by its key", async () => {
  for (const language of languages) {
    const nameOf = foodNameOf(await loadMessages("foods", language), {})
    const label = wishLabelOf(await loadMessages("wishes", language), (key) => nameOf(key) || undefined)
    for (const name of ["constructor", "toString", "valueOf"]) {
      expect(nameOf(name)).toBe("")
      for (const wish of [`food:${name}`, `week:${name}`] as const) expect(label(wish)).toContain(name.toLowerCase())
    }
  }
})
