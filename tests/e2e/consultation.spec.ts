import type { Page } from "@playwright/test"
import { some } from "../amount.ts"
import { expectContrast, expectNothingByAxe } from "./access/axe.ts"
import { chooseBefore } from "./choose-language.ts"
import { openDemo } from "./demo.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { signInAgain } from "./profile.ts"
import { untilQuiet } from "./quiet.ts"
import { goOffline } from "./second-visit.ts"
import { expect, test, testWithWorker } from "./test.ts"

const path = "/profile/consultation"
const sheetOf = (page: Page) => page.locator("[data-sheet]")

async function signOut(page: Page) {
  await page.getByRole("button", { name: "Open menu" }).click()
  await page.getByRole("button", { name: "Sign out", exact: true }).click()
  await page.waitForURL("**/login")
}

async function ask(page: Page, question: string) {
  await page.getByRole("textbox", { name: "What you would like to ask" }).fill(question)
  await page.getByRole("button", { name: "Add", exact: true }).click()
}

test("she chooses what her sheet for the consultation says, prints it on a page or two, and nothing leaves her device", async ({
  page,
  product,
}) => {
  test.setTimeout(90_000)
  await chooseBefore(page, product.url, "en")
  await openDemo(page, product, "en", "/profile?tab=data")
  await page.getByRole("link", { name: /^For your consultation/ }).click()
  const sheet = sheetOf(page)
  await expect(sheet.getByRole("heading", { level: 2 })).toHaveText("Anna Clare")
  await expect(sheet).toContainText("Not a medical record. Something noted on 39 of 42 days.")
  await expect(sheet).toContainText("6 weeks and 4 days.")
  await expect(sheet).toContainText("Caesarean.")
  await expect(sheet).toContainText(
    /h in 24 hours on average, naps included \(from 3 to 7 h\)\. Noted on 38 of 42 days\./,
  )
  await expect(sheet).toContainText(/Low \(1 or 2\) on 7 days: .+\./)
  await expect(sheet).toContainText("without peanut")
  await expect(sheet.getByRole("row")).toHaveCount(7)
  await expect(sheet).not.toContainText(/kg|score/i)

  // The stream of changes is opened a moment after they have come.
  await untilQuiet(page)
  const requests: string[] = []
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.getByRole("radio", { name: "The last 2" }).check()
  await expect(sheet).toContainText("Something noted on 14 of 14 days.")
  await page.getByRole("button", { name: "Weight" }).click()
  await expect(sheet).toContainText("73.2 kg")
  await page.getByRole("button", { name: "Water" }).click()
  await expect(sheet).not.toContainText("L a day")
  await ask(page, "Does the scar need anything?")
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "")
  })
  await page.getByRole("button", { name: "Print or save as PDF" }).click()
  await expect(page.locator("body")).toHaveAttribute("data-printed", "")
  expect(requests).toEqual([])

  const pages = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)
  await page.emulateMedia({ media: "print" })
  await expect(sheet).toContainText("Does the scar need anything?")
  for (const hidden of [page.getByRole("banner"), page.getByRole("heading", { level: 1 }), page.getByRole("radio")]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0)
  }
})

test("six weeks of everything with ten questions are one page, and the sheet speaks the doctor's language while the screen keeps hers", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "pt")
  await openDemo(page, product, "pt", path)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText("h em 24 horas")
  const choices = page.getByRole("main").locator("button[aria-pressed=false]")
  while ((await choices.count()) > 0) await choices.first().click()
  for (let number = 1; number <= 10; number++) {
    await page.locator("#ask-question").fill(`Posso fazer ${number} caminhadas por semana?`)
    await page.keyboard.press("Enter")
  }
  await expect(sheet.getByRole("listitem")).toHaveCount(10)
  for (const format of some(["A4", "Letter"], 0)) {
    const pages = (await page.pdf({ format })).toString("latin1").match(/\/Type\s*\/Page\b/g)
    expect(pages, format).toHaveLength(1)
  }

  const says = { Português: ["pt", "Cesárea."], English: ["en", "Caesarean."], Español: ["es", "El bebé nació el"] }
  for (const [name, [lang = "", text = ""]] of Object.entries(says)) {
    await page.locator("select[name=sheetLanguage]").selectOption({ label: name })
    await expect(sheet).toHaveAttribute("lang", lang)
    await expect(sheet).toContainText(text)
    await expectNothingByAxe(page, name)
  }
  await expect(sheet).toContainText("Tenho alergia a amendoim.")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Para a sua consulta")
  await expectContrast(page, path)
})

test("her questions are kept on her device, can come back, and are no other mother's", async ({ page, product }) => {
  await chooseBefore(page, product.url, "en")
  const mother = await openAt(page, product.url, path)
  await page.getByRole("button", { name: "Add", exact: true }).click()
  await expect(page.getByText("Write the question first.")).toBeVisible()
  await ask(page, "When may I run?")
  await ask(page, "And swim?")
  await page.reload()
  const list = page.getByRole("region", { name: "Your questions" }).getByRole("listitem")
  await expect(list).toHaveText(["When may I run?", "And swim?"])
  await page.getByRole("button", { name: "Remove: When may I run?" }).click()
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused()
  await page.getByRole("button", { name: "Undo" }).click()
  await expect(list).toHaveText(["When may I run?", "And swim?"])
  await expect(page.getByRole("button", { name: "Remove: When may I run?" })).toBeFocused()

  await signOut(page)
  await openAt(page, product.url, path)
  await sheetOf(page).waitFor()
  await expect(list).toHaveCount(0)
  await signOut(page)
  await signInAgain(page, product.url, mother)
  await page.goto(path)
  await expect(list).toHaveText(["When may I run?", "And swim?"])
})

test("of an account that has told nothing the sheet says so, and dates that cannot be are refused beside their field", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, path)
  const sheet = sheetOf(page)
  await expect(sheet).toContainText("Nothing noted on these days yet.")
  // One line says it of all.
  await expect(sheet.getByRole("definition")).toHaveText([
    "Since the birth · Feeding · Sleep · Mood and energy · Water · Movement · Food",
  ])
  await expect(sheet.getByRole("table")).toHaveCount(0)
  await page.getByRole("radio", { name: "Other dates" }).check()
  await page.getByLabel("First day").fill("2020-01-01")
  await expect(page.getByText("Half a year is the most that fits.")).toBeVisible()
  await page.getByLabel("Last day").fill("2020-01-07")
  await expect(sheet).toContainText("1 January 2020 – 7 January 2020")
  await page.getByLabel("First day").fill("2020-01-08")
  await expect(page.getByText("The first day comes before the last, and neither is after today.")).toBeVisible()
})

testWithWorker(
  "offline she reads and prints her sheet all the same, and hears of a language that is not on her device",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(/ERR_(?:INTERNET_DISCONNECTED|FAILED)/)
    test.setTimeout(90_000)
    await chooseBefore(page, product.url, "en")
    await openDemo(page, product, "en", path)
    await sheetOf(page).waitFor()
    await goOffline(page)
    await page.getByRole("radio", { name: "The last 4" }).check()
    await expect(sheetOf(page)).toContainText("of 28 days.")
    await page.locator("select[name=sheetLanguage]").selectOption({ label: "Español" })
    await expect(page.getByText("This language is not on this device yet.")).toBeVisible()
    await expect(sheetOf(page)).toHaveAttribute("lang", "en")
    await context.setOffline(false)
  },
)

test("without numbers no weight is offered or printed, though she had chosen it; in silence neither the baby nor weight", async ({
  page,
  product,
}) => {
  test.setTimeout(90_000)
  await chooseBefore(page, product.url, "en")
  await openDemo(page, product, "en", path)
  await page.getByRole("button", { name: "Weight" }).click()
  await expect(sheetOf(page)).toContainText("kg")
  await goWithin(page, "/profile/settings")
  await page.locator("#numbers").getByRole("switch").click()
  await page.goto(path)
  await expect(sheetOf(page)).toContainText("Noted on 38 of 42 days.")
  await expect(sheetOf(page)).not.toContainText("kg")
  await expect(page.getByRole("button", { name: "Weight" })).toHaveCount(0)

  await goWithin(page, "/profile/settings")
  await page.locator("#numbers").getByRole("switch").click()
  await page.locator("#silence").getByRole("switch").click()
  await page.goto(path)
  await expect(sheetOf(page)).toContainText("Noted on 38 of 42 days.")
  await expect(sheetOf(page)).not.toContainText(/born|breastfeeding|caesarean/i)
  await expect(page.getByRole("button", { name: /weight|birth|feeding/i })).toHaveCount(0)
})
