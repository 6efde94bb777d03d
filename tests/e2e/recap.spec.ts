import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { currentJourneyId } from "#domain/journey/journey.ts"
import { checklistItems } from "#domain/journey/progress.ts"
import { avoid } from "./avoid.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
import { daysAgo, didElsewhere, liveUntil } from "./sync.ts"
import { expect, test } from "./test.ts"

const main = (page: Page) => page.getByRole("main")

async function write(page: Page, origin: string, notes: string, mood: "🙂" | "😢" = "🙂") {
  const createdAt = new Date(Date.now() - 1000).toISOString()
  await didElsewhere(page, origin, [["entryWritten", { entryId: randomUUID(), mood, notes, createdAt }]])
}

async function sleep(page: Page, origin: string, ago: number, hours: number) {
  await didElsewhere(page, origin, [["sleepAnswered", { date: await daysAgo(page, ago), hours }]])
}

/** Of a household with wishes her device plans the week and stores it. */
async function storedWeek(page: Page) {
  await page.goto("/my-plan")
  const dishes = async () => (await readJson(page, "/api/account/export")).journeys[0]?.dishes?.values ?? {}
  await expect.poll(async () => Object.keys(await dishes()).length).toBeGreaterThan(0)
}

test("at the end of a week one page opens the flower large, with her words, the dish that came most, her sleep and who helped, and prints", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/profile/food")
  await avoid(page, "no milk")
  await storedWeek(page)
  await liveUntil(page, product.url, 7, checklistItems)
  await write(page, product.url, "She laughed in her sleep.")
  await write(page, product.url, "I want to die", "🙂")
  await write(page, product.url, "Everything hurts today.", "😢")
  await sleep(page, product.url, 1, 5.5)
  await sleep(page, product.url, 0, 6)
  await page.goto("/my-plan/ask-for-help")
  await page.getByLabel("Who is it for?").fill("Bruno")
  await page.getByRole("button", { name: "Today’s meals, with recipes" }).click()
  await page.getByRole("button", { name: "Make the link" }).click()
  await page.getByText("Bruno").first().waitFor()

  await page.goto("/dashboard")
  await page.getByRole("link", { name: "See my week" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Your flower is in full bloom" })).toBeVisible()
  await expect(page.getByRole("img", { name: "Your flower: 7 of 7 petals open" })).toBeInViewport({ ratio: 0.9 })
  await expect(main(page)).toContainText("28 small acts of care, all yours")
  const words = page.getByRole("region", { name: "Your words" }).getByRole("listitem")
  await expect(words).toHaveCount(1)
  await expect(words).toContainText("She laughed in her sleep.")
  await expect(main(page)).not.toContainText(/die|hurts/)
  await expect(main(page)).toContainText("11.5 hours")
  await expect(main(page)).toContainText("Bruno")
  await expect(main(page)).toContainText(/The dish that came to the table most.*[23] times/)

  await page.getByRole("switch", { name: "With my words" }).click()
  await expect(words).toHaveCount(0)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "")
  })
  await page.getByRole("button", { name: "Print" }).click()
  await expect(page.locator("body")).toHaveAttribute("data-printed", "")
  await page.emulateMedia({ media: "print", colorScheme: "dark" })
  await expect(page.getByRole("img", { name: /^Your flower/ })).toBeVisible()
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0)
  await expect(main(page).getByRole("link").filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0)
  expect((await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test("of a week in which little was done the page says so far, an earlier one is opened by its flower, and one that never was is not found", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/my-plan/recap")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
  await didElsewhere(page, product.url, [
    ["itemDone", { journeyId: currentJourneyId, day: 1, item: "snack", date: await daysAgo(page, 0) }],
  ])
  await page.goto("/my-plan/recap")
  await expect(page.getByRole("heading", { level: 1, name: "Your week so far" })).toBeVisible()
  await expect(page.getByRole("img", { name: "Your flower: 0 of 7 petals open" })).toBeVisible()
  await expect(main(page)).toContainText("For now, the flower is enough.")
  await liveUntil(page, product.url, 2, ["morning"])

  await didElsewhere(page, product.url, [["journeyStarted", { journeyId: randomUUID(), week: 2 }]])
  await page.goto("/profile")
  await page.getByRole("region", { name: "Your journeys" }).getByRole("link").click()
  await expect(page.getByRole("img", { name: "Your flower: 1 of 7 petals open" })).toBeVisible()
})

test("a dish that she has left out since is not named", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await liveUntil(page, product.url, 7, checklistItems)
  await page.goto("/my-plan/recap")
  const dishes = page.getByRole("definition").first()
  await expect(dishes).toHaveText("20 different dishesAmong them: Banana porridge")
  await avoid(page, "no bananas")
  await page.goto("/my-plan/recap")
  await expect(dishes).toHaveText(/^20 different dishesAmong them: (?!.*banana)/i)
})
