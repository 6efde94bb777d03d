import { amount } from "../amount.ts"
import { weeksInAPage } from "../weeks-in-a-page.ts"
import { weeksOfHouseholds } from "../weeks-of-households.ts"
import { expect, test } from "./test.ts"

const households = amount(20, 100)

test(`two weeks of ${households} households are planned to the letter as on the server`, async ({ page, product }) => {
  await page.goto(product.url)
  expect(await page.evaluate(await weeksInAPage(households))).toBe(weeksOfHouseholds(households))
})
