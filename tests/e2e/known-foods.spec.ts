import { some } from "../amount.ts"
import { avoid } from "./avoid.ts"
import { answerTo, field } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { expect, test } from "./test.ts"

for (const { language, words, inNone, likes, likedInNone, leftOut, ask, answer } of some(
  [
    {
      language: "pt",
      words: "fígado, ostras",
      inNone: "Em nenhum prato nosso: “fígado”, “ostras”.",
      likes: "ostras, pizza",
      likedInNone: "Em nenhum prato nosso: “pizza”.",
      leftOut: "“ostras”: isso você deixa de fora, então não conta no plano.",
      ask: "não quero fígado",
      answer: "Nenhum prato nosso leva isso: “fígado”.",
    },
    {
      language: "en",
      words: "liver, oysters",
      inNone: "In none of our dishes: “liver”, “oysters”.",
      likes: "oysters, pizza",
      likedInNone: "In none of our dishes: “pizza”.",
      leftOut: "“oysters”: you leave that out, so it does not count in the plan.",
      ask: "I don't eat liver",
      answer: "None of our dishes has that: “liver”.",
    },
    {
      language: "es",
      words: "hígado, ostras",
      inNone: "En ninguno de nuestros platos: “hígado”, “ostras”.",
      likes: "ostras, pizza",
      likedInNone: "En ninguno de nuestros platos: “pizza”.",
      leftOut: "“ostras”: eso lo dejas fuera, así que no cuenta en el plan.",
      ask: "no quiero hígado",
      answer: "Ninguno de nuestros platos lleva eso: “hígado”.",
    },
  ] as const,
  1,
)) {
  test(`a food that no dish has is known by its name in ${language}, as left out and as liked, and in the chat`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/profile/food")
    await avoid(page, words)
    await page.reload()
    await expect(page.getByText(inNone)).toBeVisible()
    await page.getByRole("textbox").nth(1).fill(likes)
    await expect(page.getByText(likedInNone)).toBeVisible()
    await expect(page.getByText(leftOut)).toBeVisible()
    await page.goto("/chat")
    await field(page).focus()
    expect(await answerTo(page, ask)).toContain(answer)
  })
}

test("the foods that no dish has are fetched once a word is not read without them", async ({ page, product }) => {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(request.url()))
  const isFetched = () => fetched.some((url) => url.includes("/plan-full-wish-table"))
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/onboarding")
  await page.getByRole("button", { name: "Next" }).click()
  await page.getByRole("textbox").fill("chayote")
  await expect(page.getByText("without chayote")).toBeVisible()
  expect(isFetched()).toBe(false)
  await page.getByRole("textbox").fill("chayote, liver, xyzzy")
  await expect(page.getByText("In none of our dishes: “liver”.")).toBeVisible()
  await expect(page.getByText(/We could not read “xyzzy”/)).toBeVisible()
  expect(isFetched()).toBe(true)
  await page.goto("/profile/food")
  await page.getByRole("textbox").first().fill("xyzzy")
  await expect(page.getByText("We could not read “xyzzy”. Choose it from the list below")).toBeVisible()
})
