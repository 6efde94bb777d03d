import type { Page } from "@playwright/test"
import { chooseBefore } from "./choose-language.ts"
import { expectToast, openAt, shownToast } from "./mother.ts"
import { readJson } from "./profile.ts"
import { expect, test } from "./test.ts"

async function answerAll(page: Page) {
  for (let step = 1; step < 5; step++) await page.getByRole("button", { name: "Next" }).click()
  await page.getByRole("button", { name: "Finish" }).click()
  await page.waitForURL("**/dashboard")
}

const lunches = (page: Page) => page.getByRole("region", { name: "Your week is ready" }).locator("ol > li")

test("her week is shown as one still page: seven lunches, for how many, what to buy, and the message lies over none of it", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/onboarding")
  await answerAll(page)
  await expectToast(page, "Profile created successfully! 🎉")
  await expect(lunches(page)).toHaveCount(7)
  await expect(lunches(page).nth(0)).toContainText("Grilled chicken with sweet potato")
  await expect(page.getByText("For 1")).toBeVisible()
  await expect(page.getByRole("link", { name: /^\d+ things to buy$/ })).toBeInViewport()
  await expect(page.getByRole("button", { name: "On to today" })).toBeInViewport()
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 640 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await shownToast(page).hover()
    await expect.poll(() => coveredBy(page), { message: `at ${size.width}` }).toEqual([])
  }
  await expect(page.getByRole("checkbox")).toHaveCount(0)
})

/** What of the page the message lies over. */
function coveredBy(page: Page) {
  return page.evaluate(() => {
    const toast = document.querySelector("[data-toast]")?.getBoundingClientRect()
    if (!toast) return ["no message"]
    const all = [...document.querySelectorAll("header:not(main header), main :is(h1, h2, p, li, a, button)")]
    return all
      .filter((element) => element.checkVisibility() && !element.classList.contains("sr-only"))
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect()
        return bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right
      })
      .map((element) => element.textContent)
  })
}

test("a lunch that she does not care for is swapped by one tap, again by another, and stays so", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/onboarding")
  await answerAll(page)
  const seen = new Set<string>()
  for (let time = 0; time < 3; time++) {
    const swap = lunches(page)
      .nth(2)
      .getByRole("button", { name: /^Swap: / })
    const name = (await swap.getAttribute("aria-label")) ?? ""
    seen.add(name)
    await swap.click()
    await expect(swap).not.toHaveAttribute("aria-label", name)
    await expect(swap).toBeFocused()
  }
  expect(seen.size).toBe(3)
  const label = (await lunches(page).nth(2).getByRole("button").getAttribute("aria-label")) ?? ""
  const title = label.replace("Swap: ", "")
  await expect(page.getByRole("status").filter({ hasText: `Now: ${title}` })).toHaveCount(1)
  const dish = async () => (await readJson(page, "/api/account/export")).journeys[0]?.dishes?.values["3-lunch"]
  await expect.poll(dish).toBeGreaterThan(0)
  await page.getByRole("button", { name: "On to today" }).click()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await page.goto("/my-plan/day/3")
  await expect(page.getByRole("heading", { level: 3, name: title })).toBeVisible()
})

test("where the page of her new week does not come, her day is there", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED|A file of the app did not come/)
  await chooseBefore(page, product.url, "en")
  await page.route(/week-ready-[\w-]{8}\.js$/, (route) => route.abort())
  await openAt(page, product.url, "/onboarding")
  await answerAll(page)
  await expect(page.getByRole("checkbox").first()).toBeVisible()
})
