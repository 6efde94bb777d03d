import { some } from "../amount.ts"
import { avoid } from "./avoid.ts"
import { answerTo, entry, field, holdFiles, lastText, messages, suggestions } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { expect, test } from "./test.ts"

for (const { language, words, ask, excluded, note } of some(
  [
    {
      language: "pt",
      words: "sou vegana e tenho alergia a castanhas",
      ask: "estou com prisão de ventre",
      excluded: /castanha|iogurte|peixe|sardinha/i,
      note: "Aqui respeitamos o que você contou",
    },
    {
      language: "en",
      words: "I am vegan and allergic to nuts",
      ask: "I'm constipated",
      excluded: /\bnuts?\b|yogurt|\bfish\b|sardine/i,
      note: "Here we kept to what you told us",
    },
    {
      language: "es",
      words: "soy vegana y alérgica a los frutos secos",
      ask: "estoy estreñida",
      excluded: /frutos secos|nueces|yogur|pescado|sardina/i,
      note: "Aquí respetamos lo que nos contaste",
    },
  ] as const,
  2,
)) {
  test(`neither tips nor answers in ${language} name what a vegan allergic to nuts leaves out`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/profile/food")
    await avoid(page, words)
    for (const day of [2, 4]) {
      await page.goto(`/my-plan/day/${day}`)
      const tip = page.locator("[aria-labelledby=tip] p")
      await expect(tip).toHaveText(/\p{L}{3}.*\.$/u)
      await expect(tip).not.toHaveText(excluded)
    }
    await page.goto("/chat")
    await field(page).focus()
    const answer = await answerTo(page, ask)
    expect(answer).toContain(note)
    expect(answer.slice(0, answer.indexOf(note))).not.toMatch(excluded)
  })
}

test.describe(() => {
  test.use({ savesData: false })

  test("a suggestion that she taps before it is known what she leaves out names nothing of it", async ({
    page,
    context,
    product,
  }) => {
    await openAt(page, product.url, "/profile/food")
    await avoid(page, "sou vegana")
    await holdFiles(context, /assets\/(?:plan-)?left-out-/)
    await page.goto("/chat")
    await suggestions(page)
      .filter({ hasText: entry(77).question })
      .tap()
    await expect(page.getByRole("status")).toHaveText("Buscando as respostas...")
    await expect(messages(page)).toHaveCount(0)
    // After five seconds she is answered without a food.
    await expect(lastText(page)).toHaveText(/ainda não chegou a este aparelho, por isso aqui não citamos alimentos/)
    await expect(lastText(page)).not.toContainText("Frango")
  })
})
