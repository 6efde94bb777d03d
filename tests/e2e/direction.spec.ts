import { randomUUID } from "node:crypto"
import { newId } from "#app/sync/new-id.ts"
import { latestEntries } from "#domain/diary/diary.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { expectOwnDirection } from "./access/direction.ts"
import { chooseBefore } from "./choose-language.ts"
import { askTeam, newPerson, openMember } from "./desk.ts"
import { newMother, openAt } from "./mother.ts"
import { storeProfile } from "./profile.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test-with-team.ts"

const name = "שרה כהן"
const words = "מה אפשר לאכול הלילה?"

test("what she writes from right to left reads so on every page of hers", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/dashboard", { ...newMother(), name })
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello, \u2068שרה\u2069")
  await expectOwnDirection(page, "/dashboard")
  await storeProfile(page, product.url, { fullName: name })
  const helper = { name, shows: ["meals" as const], namesWithout: false, language: "en" as const, days: 7 as const }
  const written = { mood: "🙂" as const, createdAt: new Date().toISOString() }
  await didElsewhere(page, product.url, [
    ...Array.from({ length: latestEntries + 1 }, (): ["entryWritten", OperationArgs["entryWritten"]] => [
      "entryWritten",
      { ...written, entryId: newId(), notes: `${words}\n\nAnd in English.` },
    ]),
    ["onboardingAnswered", { answers: { restrictions: words, preferredFoods: words, postpartumWeeks: "6" } }],
    ["helperLinkMade", { ...helper, linkId: randomUUID(), secretHash: "A".repeat(43) }],
    ["questionAsked", { questionId: newId(), text: words }],
  ])
  const pages = {
    "/profile?tab=diary": page.getByText(words),
    "/profile?tab=data": page.getByText(name),
    "/profile/food": page.getByText(words),
    "/chat": page.getByText(words),
    "/my-plan/ask-for-help": page.getByRole("heading", { name }),
    "/profile/consultation": page.locator("[data-sheet]").getByText(name),
  }
  for (const [path, hers] of Object.entries(pages)) {
    await page.goto(path)
    await expect(hers.first()).toBeVisible()
    await expectOwnDirection(page, path)
  }
  await page.getByRole("textbox", { name: "What you would like to ask" }).fill(words)
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page.getByText(words, { exact: true })).toHaveCount(2)
  await expectOwnDirection(page, "a question for the consultation")
  await page.goto("/profile?tab=diary")
  const notes = page.getByLabel("Your notes")
  await notes.fill("מחר!")
  expect(await notes.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl")
  await page.getByRole("searchbox").fill("הלילה")
  await page.locator("mark").first().waitFor()
  await expectOwnDirection(page, "pages with her words")
})

test("what a mother writes from right to left reads so at the desk, and a reply in the chat", async ({
  page,
  product,
  openBrowser,
}) => {
  const mother = newPerson(name)
  await openAt(page, product.url, "/healthz", mother)
  await askTeam(product, mother, { text: words, language: "en" })
  const desk = await openBrowser()
  await chooseBefore(desk, product.url, "en")
  await openMember(desk, product, name)
  await desk.goto(`${product.url}/team`)
  const row = desk.getByRole("link", { name: mother.name })
  await row.waitFor()
  await expectOwnDirection(desk, "/team")
  await row.click()
  await expect(desk.getByRole("log")).toContainText(words)
  await desk.getByRole("textbox", { name: "Your reply to her" }).fill(words)
  await desk.getByRole("textbox", { name: "Your reply to her" }).press("Control+Enter")
  await expect(desk.getByRole("log").getByText(words)).toHaveCount(2)
  await expectOwnDirection(desk, "/team/:id")
  await page.goto("/chat")
  await expect(page.getByText(words)).toHaveCount(2)
  await expectOwnDirection(page, "/chat")
})
