import { expect } from "@playwright/test"
import { field } from "../chat.ts"
import { openDashboard } from "../mother.ts"
import { open, returnAtNight, type Walk } from "./walk.ts"

const aboutMilk: Record<string, string> = {
  pt: "como aumentar a produção de leite?",
  en: "how can I increase my milk supply?",
  es: "¿cómo aumentar la producción de leche?",
}

export async function* silenceStates({ page, origin, t }: Walk) {
  await openDashboard(page, origin)
  await open(page, "/guides/loss")
  await page.getByRole("switch").click()
  await expect(page.getByRole("switch")).toBeChecked()
  yield "the guide for a loss with its switch turned on"
  await open(page, "/dashboard")
  await page.getByRole("heading", { name: t("silence", "cardTitle") }).waitFor()
  yield "a dashboard without baby and plan"
  await returnAtNight(page)
  yield "a dashboard without baby and plan, at night"
  await open(page, "/my-plan")
  yield "the plan, hidden"
  await open(page, "/profile/notifications")
  await page.getByRole("heading", { name: t("silence", "remindersTitle") }).waitFor()
  yield "reminders, hidden"
  await open(page, "/profile?tab=data")
  await page.locator("#edit-profile").waitFor()
  yield "her data without weight"
  await open(page, "/profile/settings")
  await page.getByRole("switch").first().waitFor()
  yield "/profile/settings?tab=privacy in silence"
  await open(page, "/guides/baby-signs")
  await page.getByRole("heading", { name: t("silence", "guideTitle") }).waitFor()
  yield "a guide about the baby, hidden"
  await open(page, "/chat")
  await field(page).fill(aboutMilk[(await page.locator("html").getAttribute("lang")) ?? ""] ?? "")
  await field(page).press("Enter")
  await page.getByRole("log").locator("a[href='/guides/loss']").waitFor()
  yield "an answer that is hidden"
}
