import type { Page } from "@playwright/test"
import { openAt } from "../mother.ts"
import { open, type Walk } from "./walk.ts"

export async function* cookStates({ page, origin, t }: Walk) {
  await openAt(page, origin, "/my-plan/recipe/2/cook")
  await page.getByRole("heading", { level: 1 }).waitFor()
  yield "the first step of cooking"
  await page.getByRole("main").locator("section button").first().click()
  await page.getByRole("timer").waitFor()
  yield "a step with a timer that runs"
  await page.getByRole("button", { name: t("cooking", "ingredients"), exact: true }).click()
  await page.getByRole("dialog").waitFor()
  yield "the ingredients over a step"
  await page.keyboard.press("Escape")
  for (let step = 1; step < 5; step++) {
    await page.getByRole("button", { name: t("cooking", "next"), exact: true }).click()
  }
  await page.getByRole("button", { name: t("cooking", "finish"), exact: true }).click()
  await page.getByRole("heading", { name: t("cooking", "doneTitle") }).waitFor()
  yield "the end of cooking"
  await endTimers(page)
  await open(page, "/dashboard")
  await page.getByRole("button", { name: t("cooking", "stopTimer"), exact: true }).waitFor()
  yield "a timer that has ended"
  await page.getByRole("button", { name: t("cooking", "stopTimer"), exact: true }).click()
}

/** As if their minutes were over. */
async function endTimers(page: Page) {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => each.endsWith(":timers"))) {
      const record = JSON.parse(localStorage.getItem(key) ?? "")
      for (const timer of record.value) timer.endsAtMs = Date.now() - 1000
      localStorage.setItem(key, JSON.stringify(record))
    }
  })
}
