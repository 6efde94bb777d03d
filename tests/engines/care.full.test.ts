import words from "#content/locales/en/care.json" with { type: "json" }
import { languages } from "#domain/language.ts"
import { newMother } from "../e2e/mother.ts"
import { waitUntilCached } from "./cached.ts"
import { journey } from "./journey.ts"
import { signUp } from "./mother.ts"

const card = { role: "heading", name: words["self-harm-title"] }

journey("a red flag gets the card with whom to call, without a server too", async ({ page, product }) => {
  await signUp(page, newMother("Ana"))
  await page.open("/chat")
  await page.fill({ label: "Sua mensagem" }, "quero me matar")
  await waitUntilCached(page, "spa-fallback", "chat-screen", "faq-pt", "models-safety", "models-intents")
  // The chat knows her week in each language that she may write in.
  for (const language of languages) await waitUntilCached(page, `${language}-titles`, `${language}-snacks`)

  await product.stop()
  await page.click({ role: "button", name: "Enviar" })
  await page.see(card)
  await page.has({ role: "link", name: "188" }, "href", "tel:188")
  await page.fits()
  await page.open("/chat")
  await page.see(card)
  await page.click({ role: "button", name: words.notThis })
  await page.seeTimes(card, 0)
})
