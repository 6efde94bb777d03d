import type { Page } from "@playwright/test"
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { expect, test } from "./test.ts"

const chips = (page: Page, label: string) => page.getByRole("list", { name: label }).getByRole("listitem")

for (const { language, label, words, shown, taken, left } of some(
  [
    {
      language: "es",
      label: "Lo que entendimos de lo que te gusta",
      words: "Me gusta el pollo, el arroz y el plátano",
      shown: ["pollo", "arroz", "Plátano (banana)"],
      taken: 1,
      left: "Me gusta el pollo, el plátano",
    },
    {
      language: "pt",
      label: "O que entendemos do que você gosta",
      words: "gosto de frango, feijão e banana",
      shown: ["frango", "feijão", "Banana"],
      taken: 0,
      left: "gosto de feijão e banana",
    },
    {
      language: "en",
      label: "What we understood of your likes",
      words: "I love chicken and rice, and bananas",
      shown: ["chicken", "rice", "Banana"],
      taken: 0,
      left: "I love rice, and bananas",
    },
  ],
  2,
)) {
  test(`what she likes shows as chips, one for each word of hers, and a tap takes the word out, in ${language}`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/profile/food")
    const field = page.locator("textarea[name=preferredFoods]")
    await field.fill(words)
    await expect(chips(page, label)).toHaveText(shown)
    await chips(page, label).nth(taken).getByRole("button").click()
    await expect(field).toHaveValue(left)
    const rest = shown.filter((_, at) => at !== taken)
    await expect(chips(page, label)).toHaveText(rest)

    // In the first questions too.
    await page.goto("/onboarding")
    for (let step = 1; step < 5; step++) await page.locator("main form button[type=submit]").click()
    await field.fill(words)
    await expect(chips(page, label)).toHaveText(shown)
    await chips(page, label).nth(taken).getByRole("button").click()
    await expect(chips(page, label)).toHaveText(rest)
    await expect(field).toHaveValue(left)
  })
}

test("who leaves out tree nuts has peanuts a tap away, where she tapped and where she writes", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "pt")
  await openAt(page, product.url, "/onboarding")
  await page.locator("main form button[type=submit]").click()
  const field = page.locator("textarea[name=restrictions]")
  const too = page.getByRole("button", { name: "sem amendoim", exact: true })
  await page.getByRole("button", { name: "Sem castanhas" }).click()
  await too.click()
  await expect(field).toHaveValue("Sem castanhas, sem amendoim")
  await expect(too).toHaveCount(0)

  await page.goto("/profile/food")
  await field.fill("alergia a castanha")
  await too.click()
  const understood = page.getByRole("list", { name: /^O que entendemos\. / })
  await expect(understood.getByRole("listitem")).toHaveText(["sem castanhas e nozes", "sem amendoim"])
  await expect(too).toHaveCount(0)
})

test("a dish that is none of ours shows as the foods of ours that count for it", async ({ page, product }) => {
  await chooseBefore(page, product.url, "pt")
  await openAt(page, product.url, "/profile/food")
  const field = page.locator("textarea[name=preferredFoods]")
  await field.fill("moqueca, banana")
  await expect(chips(page, "O que entendemos do que você gosta")).toHaveText(["camarão e arroz branco", "Banana"])
  await expect(page.getByText("Em nenhum prato nosso: “moqueca”.")).toBeVisible()
  await page.getByRole("button", { name: /camarão e arroz/ }).click()
  await expect(field).toHaveValue("banana")
})
