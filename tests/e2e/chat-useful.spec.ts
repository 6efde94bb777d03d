import type { Page } from "@playwright/test"
import { violations } from "./access/axe.ts"
import { answerAtOnce, entry, messages, openChat, say } from "./chat.ts"
import { readJson } from "./profile.ts"
import { expect, test } from "./test.ts"

const useful = (page: Page) => page.getByRole("group", { name: "Foi útil?" })
const ratings = async (page: Page) => (await readJson(page, "/api/account/export")).answerRatings

test("her yes or no stays on the device until she agrees to what is counted, and can be changed", async ({
  page,
  product,
}) => {
  await openChat(page, product.url, false)
  await page.clock.install()
  await answerAtOnce(page, entry(14).question)
  await useful(page).getByRole("button", { name: "Sim" }).click()
  await expect(useful(page).getByRole("button", { name: "Sim" })).toHaveAttribute("aria-pressed", "true")
  const sentence = page.getByText("none of your words").first()
  await expect(sentence).toBeVisible()
  await expect.poll(() => violations(page)).toEqual([])
  expect(await ratings(page)).toEqual([])

  await page.getByRole("button", { name: "Agree and send" }).click()
  await expect(sentence).toHaveCount(0)
  await expect(page.getByText("Sua resposta é contada")).toBeVisible()
  const counted = { theme: "eating", month: expect.stringMatching(/^\d{4}-\d\d$/) }
  await expect.poll(() => ratings(page)).toMatchObject([{ ...counted, isUseful: true }])

  await useful(page).getByRole("button", { name: "Não" }).click()
  await expect.poll(() => ratings(page)).toMatchObject([{ ...counted, isUseful: false }])
  await page.reload()
  await expect(useful(page).getByRole("button", { name: "Não" })).toHaveAttribute("aria-pressed", "true")

  await answerAtOnce(page, entry(27).question)
  await useful(page).last().getByRole("button", { name: "Sim" }).click()
  await expect(sentence).toHaveCount(0)
  await expect.poll(async () => (await ratings(page)).length).toBe(2)
})

test("who does not agree is asked no second time, and nothing is sent", async ({ page, product }) => {
  await openChat(page, product.url, false)
  await page.clock.install()
  await answerAtOnce(page, entry(14).question)
  await useful(page).getByRole("button", { name: "Não" }).click()
  await page.getByRole("button", { name: "Do not send" }).click()
  await expect(page.getByText("Fica só neste aparelho.")).toBeVisible()
  await answerAtOnce(page, entry(27).question)
  await useful(page).last().getByRole("button", { name: "Sim" }).click()
  await expect(page.getByRole("button", { name: "Agree and send" })).toHaveCount(0)
  await expect(page.getByText("Fica só neste aparelho.")).toHaveCount(2)
  await page.reload()
  await expect(useful(page).first().getByRole("button", { name: "Não" })).toHaveAttribute("aria-pressed", "true")
  expect(await ratings(page)).toEqual([])

  // Her profile says so, and lets her be asked again.
  await page.goto("/profile/settings")
  await page.getByRole("button", { name: /^What you agreed to/ }).click()
  await expect(page.getByText("You said no on this device")).toBeVisible()
  await page.getByRole("button", { name: /: Ask me again$/ }).click()
  await expect(page.getByText("You said no on this device")).toHaveCount(0)
  await page.goto("/chat")
  await useful(page).first().getByRole("button", { name: "Sim" }).click()
  await expect(page.getByRole("button", { name: "Agree and send" })).toBeVisible()
})

test("under a card, the gentle check and an uncertain answer nobody asks whether it was useful", async ({
  page,
  product,
}) => {
  await openChat(page, product.url)
  await page.clock.install()
  for (const text of ["não aguento mais", "Trocar o pneu do carro", "oi"]) await answerAtOnce(page, text)
  await say(page, "quero me matar")
  await expect(messages(page)).toHaveCount(8)
  await expect(useful(page)).toHaveCount(0)
})
