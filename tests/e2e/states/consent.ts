import { field } from "../chat.ts"
import { newMother, openDashboard } from "../mother.ts"
import { open, type Walk } from "./walk.ts"

export async function* consentStates({ page, origin, t }: Walk) {
  await openDashboard(page, origin, newMother(), { hasAgreed: false })
  await page.getByRole("radio", { name: "4" }).first().click()
  await page.getByText(t("consent", "diary")).waitFor()
  yield "a dashboard that asks before it keeps how she feels"
  await open(page, "/profile?tab=diary")
  await page.getByRole("textbox").first().fill("Dormi quatro horas.")
  await page.getByText(t("consent", "diary")).waitFor()
  yield "a diary that asks before it keeps the first entry"
  await open(page, "/profile?tab=data")
  await page.getByRole("button", { name: t("details", "edit") }).click()
  await page.getByText(t("consent", "profile")).waitFor()
  yield "a profile that asks before it is kept"
  await page.getByRole("button", { name: t("consent", "agreeAndSave") }).click()
  await open(page, "/profile/settings")
  await page.getByRole("button", { name: t("consents", "heading") }).click()
  await page.getByText(t("consents", "notGiven")).first().waitFor()
  yield "what she agreed to, and what not"
  await page
    .getByRole("button", { name: t("consents", "withdrawName").replace("{$name}", t("consents", "profileName")) })
    .click()
  await page.getByRole("alertdialog").getByRole("button").first().waitFor()
  yield "the question before a consent is taken back"
  await page.keyboard.press("Escape")
  await open(page, "/chat")
  await field(page).fill("Trocar o pneu do carro")
  await field(page).press("Enter")
  const agree = page.getByRole("button", { name: t("consent", "agreeAndSend") })
  const noneOfThese = page.getByRole("button", { name: t("chat", "noneOfThese") })
  await agree.or(noneOfThese).waitFor()
  if (await noneOfThese.isVisible()) await noneOfThese.click()
  await agree.waitFor()
  yield "a question that may go to the team"
}
