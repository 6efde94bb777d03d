import { weeksInAPage } from "../weeks-in-a-page.ts"
import { weeksOfHouseholds } from "../weeks-of-households.ts"
import { expect, test } from "./test.ts"

test("200 weeks are planned to the letter as on the server", async ({ page, product }) => {
  await page.goto(product.url)
  expect(await page.evaluate(await weeksInAPage())).toBe(weeksOfHouseholds())
})
