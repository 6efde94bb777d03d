import { weeksInAPage } from "../weeks-in-a-page.ts"
import { weeksOfHouseholds } from "../weeks-of-households.ts"
import { journey } from "./journey.ts"

const [here, there] = [weeksOfHouseholds(), await weeksInAPage()]

journey("200 weeks are planned to the letter as on the server", async ({ page }) => {
  await page.open("/")
  await page.holds(`${there} === ${JSON.stringify(here)}`)
})
