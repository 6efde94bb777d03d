import { openDashboard, shownToast } from "../mother.ts"
import { open, type Walk } from "./walk.ts"

export async function* planStates({ page, origin, t }: Walk) {
  await openDashboard(page, origin)
  for (const path of ["/my-plan", "/my-plan/day/3", "/my-plan/recipe/2", "/my-plan/day/9", "/my-plan/shopping-list"]) {
    await open(page, path)
    yield path
  }
  await page.getByRole("main").locator("label:has(input)").filter({ visible: true }).first().click()
  yield "a shopping list with a tick"
  await page.getByRole("button", { name: t("shopping-list", "adjust") }).click()
  await page
    .getByRole("button", { name: new RegExp(`^${t("shopping-list", "haveIt")}: `) })
    .last()
    .click()
  await page
    .getByRole("button", { name: new RegExp(`^${t("shopping-list", "notThisWeek")}: `) })
    .last()
    .click()
  yield "a shopping list that is adjusted"
  await page
    .getByRole("button", { name: t("shopping-list", "adjusted") })
    .last()
    .click()
  for (const fold of await page.getByRole("main").locator("summary").all()) await fold.click()
  yield "a shopping list with what she has at home and what is not for this week"
  await page.getByRole("button", { name: t("shopping-list", "startOver") }).click()
  await page.getByRole("alertdialog").getByRole("button").first().waitFor()
  yield "the question before the ticks go"
  await open(page, "/my-plan/recipe/2")
  await page.getByRole("main").locator("a[href$='#swap']").click()
  yield "a dish to be swapped"
  await open(page, "/my-plan/day/1")
  await page.getByRole("button", { name: t("hard-night", "begin") }).click()
  yield "a day after a hard night"
  await open(page, "/profile/food")
  yield "/profile/food"
  const words = "leite, xyzzy, doença celíaca, vegana, arroz, milho, mandioca, tomate, feijão, lentilha, grão-de-bico"
  await page.getByRole("main").getByRole("textbox").first().fill(words)
  await page.getByRole("main").getByRole("status").first().waitFor()
  yield "/profile/food with what was understood"
  await page.getByRole("main").locator("[type=submit]").click()
  await shownToast(page).hover()
  yield "/profile/food saved"
  await open(page, "/my-plan")
  await page.getByRole("note").first().waitFor()
  yield "a plan with what stands in its way"
  await page.getByRole("main").locator("summary").click()
  yield "a plan with what is cooked when"
}
