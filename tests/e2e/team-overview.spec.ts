import { randomUUID } from "node:crypto"
import { monthOf } from "#domain/chat/answer-rating.ts"
import { expectNothingByAxe } from "./access/axe.ts"
import { addAsking, askTeam, newPerson, onDatabase, openMember } from "./desk.ts"
import { insertAccount } from "./ready-account.ts"
import { expect, test } from "./test-with-team.ts"

const figures = (accounts: number) =>
  JSON.stringify({
    accounts,
    active: 12,
    journeysBegun: 9,
    journeysCompleted: "<5",
    questionsWaiting: 1,
    mailsFailing: 0,
    pushesFailing: 0,
  })

test("an operator sees how the installation does, what has no answer, and what the team did", async ({
  page,
  product,
}) => {
  const mother = await addAsking(product, { text: "Trocar o pneu do carro pode?" })
  await askTeam(product, mother, { text: "trocar o PNEU do carro, pode" })
  await onDatabase(product.dataDir, async (db) => {
    for (const [date, accounts] of [
      ["2026-11-20", 20],
      ["2099-11-21", 25],
    ] as const)
      await db
        .insertInto("daily_figures")
        .values({ date, figures: figures(accounts) })
        .execute()
  })
  await openMember(page, product, "Olga", true)
  await page.goto("/team")
  await page.getByRole("link", { name: mother.name }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(mother.name)
  await page.getByRole("link", { name: "Overview" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview")
  const card = page.getByRole("region", { name: "All together" })
  await expect(card.getByText("25", { exact: true }).first()).toBeVisible()
  await expect(card.getByText("<5", { exact: true }).first()).toBeVisible()
  await card.getByRole("button", { name: "Day by day" }).click()
  await expect(card.getByRole("listitem").filter({ hasText: "20 Nov" }).getByText("20", { exact: true })).toBeVisible()
  const withoutAnswer = page.getByRole("region", { name: "Questions without a ready answer" })
  await expect(withoutAnswer.getByText("trocar o PNEU do carro, pode", { exact: true })).toBeVisible()
  await expect(withoutAnswer.getByText("Trocar o pneu do carro pode?", { exact: true })).toBeVisible()
  await expect(page.getByText(/^Olga .* read/).first()).toBeVisible()
  await expect(page.getByText("SQLite")).toBeVisible()
  const posters = page.getByRole("region", { name: "Posters and invitations" })
  await expect(posters.getByLabel("Language of the poster")).toHaveValue("en")
  await posters.getByLabel("Language of the poster").selectOption("es")
  await posters.getByLabel("Where it hangs").fill("Ward 3")
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    posters.getByRole("button", { name: "Make a poster" }).click(),
  ])
  expect(file.suggestedFilename()).toBe("florescer-es.html")
  await expect(posters.getByText("poster es Ward 3")).toBeVisible()
  await expect(posters.getByText("fewer than five")).toBeVisible()
  const tonight = page.getByRole("region", { name: "A sentence for tonight" })
  await tonight.getByRole("button", { name: "Say it tonight" }).click()
  await expect(tonight.getByText("One line of at most 160 characters, please.")).toBeVisible()
  await tonight.getByLabel("The sentence").fill("The night passes.")
  await tonight.getByRole("button", { name: "Say it tonight" }).click()
  await expect(tonight.getByRole("blockquote")).toHaveText("The night passes. Olga")
  await tonight.getByRole("button", { name: "Take it away" }).click()
  await expect(tonight.getByRole("blockquote")).toHaveCount(0)

  await rateAnswers(product, 5)
  await page.reload()
  const themes = page.getByRole("region", { name: "What it was about" })
  const feeding = themes.getByRole("listitem").filter({ hasText: "Breastfeeding" })
  // Other tests of the same installation may have rated some, too.
  await expect(feeding.getByRole("definition").nth(1)).toHaveText(/^[5-9]$/)
  await expect(feeding.getByRole("definition").last()).toHaveText("fewer than five")
  await expectNothingByAxe(page, "the overview")
})

/** So many women find an answer about breastfeeding useful, in this month. */
async function rateAnswers({ url, dataDir }: { url: string; dataDir: string }, women: number) {
  const accounts = Array.from({ length: women }, () => newPerson("Bia"))
  for (const account of accounts) await insertAccount({ url, dataDir }, account, true)
  const emails = accounts.map(({ email }) => email)
  const now = new Date()
  const rating = {
    month: monthOf(now),
    theme: "breast",
    is_useful: 1,
    changed_at: now.toISOString(),
    version: 1,
  } as const
  await onDatabase(dataDir, async (db) => {
    for (const { id } of await db.selectFrom("user").select("id").where("email", "in", emails).execute())
      await db
        .insertInto("answer_ratings")
        .values({ user_id: id, id: randomUUID(), ...rating })
        .execute()
  })
}

test("a member who is no operator finds no overview", async ({ page, product, allowConsoleError }) => {
  allowConsoleError(/status of 404/)
  await openMember(page, product)
  await page.goto("/team")
  await expect(page.getByRole("link", { name: "Overview" })).toHaveCount(0)
  await page.goto("/team/overview")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found")
})
