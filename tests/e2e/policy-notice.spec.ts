import { legalVersion } from "#content/legal.ts"
import { expectNothingByAxe, expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt, openDashboard } from "./mother.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"
import { makeOlder } from "./years.ts"

const entry = {
  entryId: crypto.randomUUID(),
  mood: "🙂",
  notes: "Dormi quatro horas.",
  createdAt: "2026-11-21T08:00:00.000Z",
} as const

test("a mother from before a new text is told on her dashboard, and nothing but her tap is a yes", async ({
  page,
  baseURL,
  product,
}) => {
  const origin = String(baseURL)
  await chooseBefore(page, origin, "en")
  const { email } = await openDashboard(page, origin)
  await expect(page.getByRole("heading", { name: "The terms and the privacy policy are changing" })).toHaveCount(0)
  makeOlder(product.dataDir, email, { hasConsents: true })
  await page.reload()
  const notice = page.getByRole("region", { name: "The terms and the privacy policy are changing" })
  await expect(notice).toContainText(`Version ${legalVersion.number} is there to read.`)
  await expect(notice).toContainText("Nothing but your tap counts as a yes.")
  await expectNothingByAxeInBothThemes(page, "the notice")
  await notice.getByRole("button", { name: "Not now" }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.locator("#main")).toBeFocused()
  await page.reload()
  await notice.getByRole("link", { name: "Privacy Policy" }).click()
  await expect(page).toHaveURL("/privacy")
  await page.goBack()
  await notice.getByRole("button", { name: "I agree" }).click()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole("checkbox").first()).toBeVisible()
  await expect(notice).toHaveCount(0)
  const { user } = await (await page.request.get("/api/account/export")).json()
  expect(user.termsVersion).toBe(legalVersion.number)
})

test("a mother is asked about what she wrote before consent was asked for, and keeps it by agreeing", async ({
  page,
  baseURL,
  product,
}) => {
  const origin = String(baseURL)
  await chooseBefore(page, origin, "en")
  const { email } = await openAt(page, origin, "/help-now")
  await didElsewhere(page, origin, [["entryWritten", entry]])
  makeOlder(product.dataDir, email, { hasConsents: false })
  await page.goto("/dashboard")
  const card = page.getByRole("region", { name: "What you wrote before we asked" })
  await expect(card.getByRole("link", { name: "Download or delete it" })).toHaveAttribute(
    "href",
    "/profile/settings#your-data",
  )
  await expectNothingByAxe(page, "the question")
  await card.getByRole("button", { name: "Agree and keep: Diary and how you feel" }).click()
  await expect(card).toHaveCount(0)
  await expect.poll(async () => (await (await page.request.get("/api/consents/request")).json()).purposes).toEqual([])
  expect((await (await page.request.get("/api/consents")).json()).kept).toEqual(["diary"])
})
