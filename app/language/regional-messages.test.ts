import { expect, onTestFinished, test, vi } from "vitest"
import { fetchMessages } from "./load-messages.ts"

test("in an Argentine browser what is offered, left out and labelled has the names of there", async () => {
  vi.stubGlobal("navigator", { languages: ["es-AR"] })
  onTestFinished(() => void vi.unstubAllGlobals())
  const t = await Promise.all(
    (["onboarding", "wishes", "allergens", "help-now"] as const).map((one) => fetchMessages(one, "es")),
  )
  const [onboarding, wishes, allergens, helpNow] = t
  expect(onboarding?.("preferredFoodsPhrases")).toBe("Porotos, Pollo, Huevos, Arroz, Pescado, Banana")
  expect(wishes?.("wish-peanut")).toBe("sin maní")
  expect(allergens?.("allergen-sesame")).toBe("sésamo")
  expect(helpNow?.("soupIngredients")).toContain("1 puñado de brócoli\n")
})
