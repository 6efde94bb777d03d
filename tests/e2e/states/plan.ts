import { openDashboard } from "../mother.ts"
import { open, type Walk } from "./walk.ts"

export async function* planStates({ page, origin, t }: Walk) {
  await openDashboard(page, origin)
  for (const path of ["/my-plan", "/my-plan/day/3", "/my-plan/recipe/2", "/my-plan/day/9", "/my-plan/shopping-list"]) {
    await open(page, path)
    yield path
  }
  await page.getByRole("main").locator("label:has(input)").first().click()
  yield "a shopping list with a tick"
  await page.getByRole("button", { name: t("shopping-list", "startOver") }).click()
  await page.getByRole("alertdialog").getByRole("button").first().waitFor()
  yield "the question before the ticks go"
}
