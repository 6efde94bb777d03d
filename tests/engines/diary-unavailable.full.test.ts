import { newMother } from "../e2e/mother.ts"
import { waitUntilCached } from "./cached.ts"
import { journey } from "./journey.ts"
import { signUp } from "./mother.ts"
import type { Page } from "./page.ts"

const waiting = { text: "Guardado neste aparelho. Será enviado quando a conexão voltar." }

journey(
  "what she writes while the server is away outlives a reload and is sent when it is back",
  async ({ page, product }) => {
    await signUp(page, newMother("Ana"))
    await page.open("/profile?tab=diary")
    await save(page, "Escrito com servidor", "Agree and save")
    await page.see({ role: "article" })
    await page.seeTimes(waiting, 0)
    await waitUntilCached(page, "spa-fallback", "profile-screen")

    await product.stop()
    await save(page, "Escrito sem servidor", "Salvar registro")
    await page.see({ text: "Guardado neste aparelho" })
    await page.see(waiting)
    await page.open("/profile?tab=diary")
    await page.see({ text: "Escrito sem servidor" })
    await page.see(waiting)

    await product.start()
    await page.seeTimes(waiting, 0)
    await page.open("/profile?tab=diary")
    await page.see({ text: "Escrito sem servidor" })
    await page.seeTimes({ role: "article" }, 2)
  },
)

async function save(page: Page, notes: string, button: string) {
  await page.fill({ label: "Suas anotações" }, notes)
  await page.click({ role: "button", name: button })
}
