import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { some } from "../amount.ts"
import { expectNothingByAxeInBothThemes } from "./access/axe.ts"
import { chooseBefore } from "./choose-language.ts"
import { openAt } from "./mother.ts"
import { readJson, storeProfile } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { forgetSnapshot } from "./states/walk.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { insertDays } from "./years.ts"

const charts = (page: Page) => page.getByRole("region", { name: "Your days in charts" })
const figure = (page: Page, name: string) => page.getByRole("figure", { name })

async function open(page: Page, origin: string) {
  await chooseBefore(page, origin, "en")
  return openAt(page, origin, "/healthz")
}

async function openCharts(page: Page, search = "") {
  await page.goto(`/profile?tab=evolution${search}`)
  await page.getByRole("heading", { name: "Achievements" }).scrollIntoViewIfNeeded()
  await charts(page).waitFor()
}

/** So many days up to today, of which each fifth is a gap. */
async function live(page: Page, origin: string, days: number) {
  const dates = await Promise.all(Array.from({ length: days }, (_, back) => daysAgo(page, back)))
  const did = dates.flatMap((date, back) => {
    if (back % 5 === 4) return []
    return [
      ["sleepAnswered", { date, hours: 4 + (back % 8) / 2 }] as const,
      ["checkInAnswered", { date, question: "mood", score: 1 + (back % 5) }] as const,
      ["checkInAnswered", { date, question: "energy", score: 5 - (back % 5) }] as const,
    ]
  })
  await didElsewhere(page, origin, did as never)
}

test("without a day there is an invitation instead of axes, one has no range, three are drawn, in words and as a table too, and a gap is a gap", async ({
  page,
  product,
}) => {
  await open(page, product.url)
  await openCharts(page, "&range=7")
  await expect(charts(page)).toContainText("Once you have noted something for a day, it is drawn here.")
  await expect(charts(page).getByRole("figure")).toHaveCount(0)

  await didElsewhere(page, product.url, [["sleepAnswered", { date: await daysAgo(page, 1), hours: 5 }]])
  const sleep = figure(page, "Sleep")
  await expect(sleep).toContainText("5 h in 24 h. With a baby, rest comes in pieces, and each one counts.")

  await live(page, product.url, 3)
  await expect(sleep).toContainText("4.5 h in 24 h on average, between 4 and 5.")
  await sleep.getByRole("button", { name: "Show as a table" }).click()
  await expect(sleep.getByRole("row")).toHaveCount(8)
  await expect(sleep.getByRole("cell", { name: "–" })).toHaveCount(4)
  await expect(figure(page, "Water")).toContainText("Nothing noted in this period.")
})

for (const { language, name, head, slept } of some(
  [
    {
      language: "pt",
      name: "Baixar como CSV",
      head: "Dia;Último dia;Humor;Energia;Sono (h);Copos;Caminhadas",
      slept: "5,5",
    },
    {
      language: "es",
      name: "Descargar como CSV",
      head: "Día;Último día;Ánimo;Energía;Sueño (h);Vasos;Caminatas",
      slept: "5,5",
    },
  ],
  0,
)) {
  test(`the file opens in a spreadsheet in ${language}: semicolons between cells, a comma in numbers`, async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, language)
    await openAt(page, product.url, "/healthz")
    const today = await daysAgo(page, 0)
    await didElsewhere(page, product.url, [["sleepAnswered", { date: today, hours: 5.5 }]])
    await page.goto("/profile?tab=evolution&range=7")
    await page.locator("#badges").scrollIntoViewIfNeeded()
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()])
    const file = await readFile(await download.path(), "utf8")
    expect(file.startsWith(`\ufeff${head}\r\n`)).toBe(true)
    expect(file.trim().split("\r\n").at(-1)).toBe(`${today};${today};;;${slept};;`)
  })
}

test("thirty days have ranges that the address keeps, a file, and days that open the diary, and can be read by everyone in both themes", async ({
  page,
  product,
}) => {
  await open(page, product.url)
  await live(page, product.url, 30)
  await openCharts(page)
  await expect(page.getByRole("radio", { name: "30 days" })).toBeChecked()
  await page.getByRole("radio", { name: "7 days" }).click()
  await expect(page).toHaveURL("/profile?tab=evolution&range=7")
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ])
  const lines = (await readFile(await download.path(), "utf8")).replace("\ufeff", "").trim().split("\r\n")
  expect(lines[0]).toBe("Day,Last day,Mood,Energy,Sleep (h),Glasses,Walks")
  const today = await daysAgo(page, 0)
  expect(lines.at(-1)).toBe(`${today},${today},1,5,4,,`)
  expect(lines).toHaveLength(8)
  const sleep = figure(page, "Sleep")
  await sleep.getByRole("button", { name: "Show as a table" }).click()
  await sleep.getByRole("row").nth(1).getByRole("link").click()
  await expect(page).toHaveURL(`/profile?tab=diary&day=${today}`)
  await expect(page.getByText("There is no page for this day.")).toBeVisible()
  await page.getByLabel("Your notes").fill("A page of today.")
  await page.getByRole("button", { name: "Save entry" }).click()
  await expect(page.getByRole("article")).toHaveCount(1)
  await page.getByRole("link", { name: "Back to the latest pages" }).click()
  await expect(page).toHaveURL("/profile?tab=diary")
  await openCharts(page)
  const drawing = sleep.locator("svg", { has: page.locator("text") })
  const { width = 0, height = 0 } = (await drawing.boundingBox()) ?? {}
  await drawing.click({ position: { x: width - 8, y: height / 2 } })
  await expect(page).toHaveURL(`/profile?tab=diary&day=${today}`)

  await openCharts(page)
  for (const button of await page.getByRole("button", { name: "Show as a table" }).all()) await button.click()
  await page.getByRole("button", { name: "Weight, if you want it" }).click()
  await expectNothingByAxeInBothThemes(page, "charts")
})

testWithWorker(
  "a thousand days are drawn by weeks, older ones come from her history, also without a connection",
  async ({ page, product, allowConsoleError }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED/)
    const { email } = await open(page, product.url)
    await insertDays(page, product.dataDir, email, 1000)
    await forgetSnapshot(page)
    await openCharts(page, "&range=all")
    const sleep = figure(page, "Sleep")
    await sleep.getByRole("button", { name: "Show as a table" }).click()
    await expect(sleep.getByRole("row")).toHaveCount(1 + Math.ceil(1000 / 7))
    await goOffline(page)
    await page.reload()
    await page.getByRole("heading", { name: "Achievements" }).scrollIntoViewIfNeeded()
    await charts(page).waitFor()
    await sleep.getByRole("button", { name: "Show as a table" }).click()
    await expect(sleep.getByRole("row")).toHaveCount(1 + Math.ceil(1000 / 7))
  },
)

test("a weight is written down only where she opens it; 7.2 and 720 ask, and the index follows the newest, back and forth", async ({
  page,
  product,
}) => {
  await open(page, product.url)
  await storeProfile(page, product.url, { currentWeightKg: 64.5 })
  await openCharts(page)
  await expect(page.getByLabel("Weight", { exact: true })).toHaveCount(0)
  await page.getByRole("button", { name: "Weight, if you want it" }).click()
  const weight = page.getByLabel("Weight", { exact: true })
  const save = page.getByRole("button", { name: "Note it" })
  for (const typed of ["7.2", "720"]) {
    await weight.fill(typed)
    await save.click()
    await expect(page.getByText("Did you mean 72 kg?")).toBeVisible()
  }
  await weight.fill("7000")
  await expect(page.getByText("From 30 to 250 kg.")).toBeVisible()
  await weight.fill("7,2")
  await page.getByRole("button", { name: "Yes, 72 kg" }).click()
  await page.getByLabel("Day", { exact: true }).fill("2099-01-01")
  await save.click()
  await expect(page.getByText("This day is still to come.")).toBeVisible()
  await page.getByLabel("Day", { exact: true }).fill("0002-01-01")
  await save.click()
  await expect(page.getByText("Is the year right?")).toBeVisible()
  const today = await daysAgo(page, 0)
  await page.getByLabel("Day", { exact: true }).fill(today)
  await save.click()
  const stored = async () => (await readJson(page, "/api/account/export")).weights
  await expect.poll(stored).toMatchObject([{ date: today, kg: 72 }])
  const current = async () => (await readJson(page, "/api/profile")).profile.currentWeightKg
  await expect.poll(current).toBe(72)
  await page.getByRole("button", { name: /^Remove / }).click()
  await expect.poll(stored).toEqual([])
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(stored).toMatchObject([{ date: today, kg: 72 }])
  // With an older one, the index goes back to it.
  await didElsewhere(page, product.url, [["weightLogged", { date: await daysAgo(page, 7), kg: 72 }]])
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(2)
  await weight.fill("97")
  await save.click()
  await expect.poll(current).toBe(97)
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .click()
  await expect.poll(current).toBe(72)
  await page.getByRole("button", { name: "Undo" }).click()
  await expect.poll(current).toBe(97)
})
