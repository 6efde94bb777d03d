import { openProfile } from "../profile.ts"
import { didElsewhere } from "../sync.ts"
import { forgetSnapshot, open, type Walk } from "./walk.ts"

export async function* olderPagesStates({ page, origin, t }: Walk) {
  await openProfile(page, origin, "diary")
  const written = Array.from({ length: 24 }, (_, index) => {
    const createdAt = new Date(Date.UTC(2025, 10, 3 + index * 4, 15)).toISOString()
    const notes = index % 5 === 0 ? `${"Um dia comprido. ".repeat(30)} Sorriu.` : "Sorriu pela primeira vez."
    return { entryId: crypto.randomUUID(), mood: "🙂", notes, createdAt } as const
  })
  await didElsewhere(
    page,
    origin,
    written.map((args) => ["entryWritten", args]),
  )
  await forgetSnapshot(page)
  await open(page, "/profile?tab=diary")
  await page.locator("a[href*='month=2025-11']").waitFor()
  yield "a diary with earlier pages"
  await page.locator("input[name=search]").fill("sorriu")
  await page.locator("mark").first().waitFor()
  yield "pages that were found, and a month that is not on this device"
  await page.locator("input[name=search]").fill("nada disso")
  await page.getByText(t("diary", "foundNone")).waitFor()
  yield "a search without a result"
  await open(page, "/profile?tab=diary&month=2025-12")
  await page.getByRole("article").first().waitFor()
  yield "a month of the diary"
  await open(page, "/profile?tab=diary&day=2025-12-01")
  await page.getByRole("article").first().waitFor()
  yield "a day of the diary"
  await page.route("**/api/diary-entries/**", (route) => route.abort())
  await open(page, "/profile?tab=diary&month=2025-11")
  await page.getByText(t("diary", "monthMissing")).waitFor()
  yield "a month that cannot be fetched"
  await page.unrouteAll()
}
