import { newMother } from "../e2e/mother.ts"
import { insertPages } from "../e2e/years.ts"
import { journey } from "./journey.ts"
import { signUp } from "./mother.ts"

const years = 28
const pages = years * 730

journey("she takes 20,000 pages of her diary along as one file, whole", async ({ page, product }) => {
  const ana = newMother("Ana")
  await signUp(page, ana)
  insertPages(product.dataDir, ana.email, years)
  await page.open("/profile/settings")
  // What is handed to the browser to be saved: neither engine's driver can be asked for a download.
  await page.holds(`(() => {
    const make = URL.createObjectURL
    URL.createObjectURL = (file) => {
      file.text().then((text) => { globalThis.taken = JSON.parse(text).diaryEntries.length })
      return make.call(URL, file)
    }
    return true
  })()`)
  await page.click({ role: "button", name: "Baixar arquivo" })
  await page.holds(`globalThis.taken === ${pages}`)
})
