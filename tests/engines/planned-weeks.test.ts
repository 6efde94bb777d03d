import { amount } from "../amount.ts"
import { weeksInAPage } from "../weeks-in-a-page.ts"
import { weeksOfHouseholds } from "../weeks-of-households.ts"
import { journey } from "./journey.ts"

const households = amount(20, 100)
const [here, there] = [weeksOfHouseholds(households), await weeksInAPage(households)]

journey(`two weeks of ${households} households are planned to the letter as on the server`, async ({ page }) => {
  await page.open("/")
  await page.holds(`${there} === ${JSON.stringify(here)}`)
})
