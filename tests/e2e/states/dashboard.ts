import { expect, type Page } from "@playwright/test"
import { checklistItems } from "#domain/journey/progress.ts"
import { setDay } from "../installed.ts"
import { openAt, shownToast } from "../mother.ts"
import { daysAgo, didElsewhere, liveUntil } from "../sync.ts"
import { forgetSnapshot, holdAnswers, holdTime, open, returnAtNight, type Walk } from "./walk.ts"

export async function* dashboardStates({ page, origin, t }: Walk) {
  await openAt(page, origin, "/healthz")
  await didElsewhere(page, origin, [["householdChanged", { fields: { birthDate: await daysAgo(page, 9) } }]])
  await page.goto("/dashboard")
  await page.locator("#short-word").waitFor()
  yield "/dashboard"
  await returnAtNight(page)
  yield "/dashboard at night"
  const menu = page.getByRole("button", { name: t("navigation", "openMenu") })
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole("navigation", { name: t("navigation", "moreLabel") }).waitFor()
    yield "the open menu"
  }
  await refuseProfileTwice(page)
  await open(page, "/dashboard")
  const discard = page.getByRole("button", { name: t("refused", "discard") })
  await expect(discard).toHaveCount(2)
  yield "two changes that the server does not take"
  await discard.first().click()
  await expect(discard).toHaveCount(1)
  await discard.click()

  const release = await holdAnswers(page, "**/api/sync*")
  await forgetSnapshot(page)
  await open(page, "/dashboard")
  yield "a dashboard that loads"
  await release()

  await page.getByRole("button", { name: t("dashboard", "resetPlan") }).click()
  await page.getByRole("alertdialog").getByRole("button").first().waitFor()
  yield "the question before a reset"
  await page.keyboard.press("Escape")

  await page.route("**/api/**", (route) => route.abort())
  await page.getByRole("radio", { name: "4" }).first().click()
  await tick(page, 0)
  await shownToast(page).hover()
  await expect(page.getByText(t("dashboard", "waiting"))).toHaveCount(2)
  yield "a dashboard that waits for a connection"
  await page.route("**/api/**", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Hotel Aurora</h1>" }))
  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await page.getByRole("status").getByRole("button").waitFor()
  yield "a dashboard behind a network's own page"
  await page.unrouteAll()

  await open(page, "/dashboard")
  await holdTime(page)
  for (const item of [1, 2, 3]) await tick(page, item)
  await page.locator("[data-celebration]").waitFor()
  await shownToast(page).hover()
  yield "the celebration of a day"
  await open(page, "/dashboard")
  await page.getByRole("button", { name: t("dashboard", "startNow") }).waitFor()
  yield "a finished day that rests"

  await liveUntil(page, origin, 7, checklistItems)
  await forgetSnapshot(page)
  await open(page, "/dashboard")
  await page.getByText(t("dashboard", "journeyComplete")).waitFor()
  yield "the end of the journey"
  await open(page, "/my-plan/recap")
  await page.getByRole("img").first().waitFor()
  yield "/my-plan/recap"

  // Not on an evening, which asks about reminders.
  await setDay(page, 0)
  await page.evaluate(() => localStorage.setItem("florescer:install", JSON.stringify({ firstDay: "2026-01-01" })))
  await open(page, "/dashboard")
  await page.evaluate(() => dispatchEvent(new Event("beforeinstallprompt")))
  await page.getByText(t("install", "title")).waitFor()
  yield "a dashboard that can be installed"
}

export async function* onboardingStates({ page, origin }: Walk) {
  await openAt(page, origin, "/onboarding")
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.getByRole("textbox").first().fill("a".repeat(101))
  await page.locator("button[type=submit]").click()
  await page.locator("[aria-invalid=true]").waitFor()
  yield "/onboarding with an error"
  await page.getByRole("textbox").first().fill("6")
  for (const step of [1, 2, 3, 4, 5]) {
    if (step > 1) await page.locator("button[type=submit]").click()
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", String(step))
    yield `/onboarding, step ${step}`
  }
  await page.route("**/api/sync*", (route) => route.fulfill({ status: 400, json: { code: "INVALID_INPUT" } }))
  await page.locator("button[type=submit]").click()
  await shownToast(page).hover()
  yield "answers that the server does not take"
  await page.unrouteAll()
  await page.locator("button[type=submit]").click()
  await page.locator("#week-ready").waitFor()
  yield "/dashboard with her new week"
}

async function tick(page: Page, item: number) {
  await page.getByRole("checkbox").nth(item).press("Space")
}

async function refuseProfileTwice(page: Page) {
  await page.evaluate(() => {
    const { user } = JSON.parse(localStorage.getItem("florescer:session") ?? "")
    const at = new Date().toISOString()
    for (const order of [1, 2]) {
      const id = `refused-${order}`
      const args = { fields: { fullName: "Ana Lúcia", heightCm: 170 + order } }
      const operation = { id, name: "profileChanged", args, at, schemaVersion: 1 }
      const pending = { order, operation, refusal: { code: "INVALID_INPUT" } }
      localStorage.setItem(`florescer:outbox:${user.id}:${id}`, JSON.stringify(pending))
    }
  })
}
