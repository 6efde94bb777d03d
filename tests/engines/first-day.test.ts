import { newMother } from "../e2e/mother.ts"
import { journey } from "./journey.ts"
import { signIn, signUp } from "./mother.ts"
import type { Page } from "./page.ts"

journey("a mother signs up, is welcomed, and lives her first day", async ({ page, openBrowser }) => {
  const ana = newMother("Ana")
  await signUp(page, ana)

  await page.click({ role: "link", name: "Start" })
  await page.fill({ label: "How many weeks ago was your baby born?" }, "6")
  await page.click({ role: "radio", name: "Yes" })
  await next(page, 2)
  await page.fill({ label: "Allergies, intolerances or foods you avoid" }, "amendoim")
  await page.open("/onboarding")
  await page.has({ label: "Allergies, intolerances or foods you avoid" }, "value", "amendoim")
  await next(page, 3)
  await page.click({ role: "button", name: "More energy" })
  await page.has({ role: "button", name: "More energy" }, "ariaPressed", "true")
  await next(page, 4)
  await page.click({ role: "radio", name: "Intermediate" })
  await next(page, 5)
  await page.fill({ label: "Foods you like" }, "feijão, manga")
  await page.click({ role: "button", name: "Agree and finish" })
  await page.see({ text: "Profile created successfully! 🎉" })
  await page.see({ role: "heading", name: "Hello, Ana" })
  await page.fits()
  await page.click({ role: "button", name: "On to today" })
  await page.isDrawn("main svg.illustration use")
  await page.fits()

  await isDay(page, 1, 0)
  // It stands above her day, which lies where it stays once this has come.
  await page.see({ role: "heading", name: "A short word" })
  await mark(page, "Morning ritual")
  await isDay(page, 1, 4)
  await mark(page, "Main recipe")
  await mark(page, "Smart snack")
  await isDay(page, 1, 11)
  await page.click({ text: "15 min Light Walk" })
  await page.see({ text: "Day 1 Complete!" })
  await isDay(page, 2, 14)

  await page.open("/profile?tab=diary")
  await page.click({ role: "radio", name: "Radiante" })
  await page.fill({ label: "Suas anotações" }, "Dormi três horas seguidas.")
  await page.click({ role: "button", name: "Agree and save" })
  await page.see({ text: "Registro salvo! 💖" })
  await page.see({ role: "article" })
  await page.fits()

  const other = await openBrowser()
  await signIn(other, ana)
  await isDay(other, 2, 14)
  await other.open("/profile?tab=diary")
  await other.see({ text: "Dormi três horas seguidas." })
})

async function next(page: Page, step: number) {
  await page.click({ role: "button", name: "Next" })
  await page.see({ role: "progressbar", name: `Step ${step} of 5` })
}

async function mark(page: Page, item: string) {
  await page.click({ text: item })
  await page.has({ role: "checkbox", name: item }, "checked", "true")
}

async function isDay(page: Page, day: number, percent: number) {
  await page.see({ role: "heading", name: `Day ${day} of 7` })
  await page.has({ role: "progressbar", name: "Journey progress" }, "ariaValueNow", String(percent))
}
