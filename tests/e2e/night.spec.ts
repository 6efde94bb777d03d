import type { Locator, Page } from "@playwright/test"
import enDashboard from "#content/locales/en/dashboard.json" with { type: "json" }
import enParts from "#content/locales/en/dashboard-parts.json" with { type: "json" }
import enDiary from "#content/locales/en/diary.json" with { type: "json" }
import enHardNight from "#content/locales/en/hard-night.json" with { type: "json" }
import enSession from "#content/locales/en/session.json" with { type: "json" }
import enShortWords from "#content/locales/en/short-words.json" with { type: "json" }
import esDashboard from "#content/locales/es/dashboard.json" with { type: "json" }
import esParts from "#content/locales/es/dashboard-parts.json" with { type: "json" }
import esDiary from "#content/locales/es/diary.json" with { type: "json" }
import esHardNight from "#content/locales/es/hard-night.json" with { type: "json" }
import esSession from "#content/locales/es/session.json" with { type: "json" }
import ptDashboard from "#content/locales/pt/dashboard.json" with { type: "json" }
import ptParts from "#content/locales/pt/dashboard-parts.json" with { type: "json" }
import ptDiary from "#content/locales/pt/diary.json" with { type: "json" }
import ptHardNight from "#content/locales/pt/hard-night.json" with { type: "json" }
import ptSession from "#content/locales/pt/session.json" with { type: "json" }
import { storeNightWords } from "#server/lit-windows/night-words.ts"
import { some } from "../amount.ts"
import { chooseBefore } from "./choose-language.ts"
import { onDatabase } from "./desk.ts"
import { switchOnDiscreet } from "./discreet.ts"
import { expectToast, openAt, openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { daysAgo, didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

const messages = {
  pt: { dashboard: ptDashboard, parts: ptParts, diary: ptDiary, hardNight: ptHardNight, session: ptSession },
  en: { dashboard: enDashboard, parts: enParts, diary: enDiary, hardNight: enHardNight, session: enSession },
  es: { dashboard: esDashboard, parts: esParts, diary: esDiary, hardNight: esHardNight, session: esSession },
}

async function expectAboveBar(page: Page, parts: Locator[]) {
  const bar = await page.getByRole("navigation").last().boundingBox()
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 })
    const box = await part.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), String(part)).toBeLessThan(bar?.y ?? 0)
  }
}

test.describe("at two o'clock in the night", () => {
  test.use({ hour: 2 })

  for (const [language, { dashboard: t, parts, diary, hardNight, session }] of some(Object.entries(messages), 2)) {
    test(`the first screen is what to eat now, help now and two lines of diary, and her day stands below, in ${language}`, async ({
      page,
      product,
    }) => {
      await chooseBefore(page, product.url, language)
      await openDashboard(page, product.url, undefined, { hasAgreed: false })
      const night = page.getByRole("region", { name: t.night })
      await expect(night.getByRole("region", { name: t.nightEat }).getByText(parts["night-plain"])).toBeVisible()
      const toHerDay = night.getByRole("button", { name: parts.nightDay })
      const onSmallPhone = [
        page.getByRole("banner").getByText(session.helpNow, { exact: true }),
        night.getByRole("heading", { name: t.nightEat }),
        night.getByLabel(diary.notes),
        night.getByRole("button", { name: diary.save }),
        night.getByRole("button", { name: hardNight.begin }),
      ]
      await expectAboveBar(page, [...onSmallPhone, toHerDay])
      await page.setViewportSize({ width: 360, height: 740 })
      await expectAboveBar(page, onSmallPhone)
      const window = night.getByRole("button", { name: parts.windowsLight })
      await window.press("Enter")
      await expect(window).toHaveAttribute("aria-pressed", "true")
      await expect(night.getByText(parts.windowsLit)).toBeVisible()
      await expect(page.locator("a[href$='/help-now']:visible")).toHaveCount(1)

      await toHerDay.click()
      await expect.poll(async () => (await toHerDay.boundingBox())?.y).toBeLessThan(120)
      await expect(page.getByRole("link", { name: t.onboardingStart })).toBeInViewport()
      for (const name of [t.checklist, t.lightMovement]) await expect(page.getByRole("heading", { name })).toBeVisible()
      await expect(page.getByRole("checkbox")).toHaveCount(4)
    })
  }

  test("a hard night is one touch away, and stands there alone", async ({ page, product }) => {
    await chooseBefore(page, product.url, "en")
    await openDashboard(page, product.url)
    await page.getByRole("button", { name: enHardNight.begin }).click()
    const night = page.getByRole("region", { name: enDashboard.night })
    await expect(night.getByRole("heading", { name: enHardNight.onTitle })).toBeVisible()
    await expect(page.getByRole("heading", { name: enHardNight.onTitle })).toHaveCount(1)
    await expect(page.getByRole("checkbox").last()).toBeChecked()
    await expect(night.getByRole("button", { name: enParts.windowsLight })).toBeVisible()
    await switchOnDiscreet(page)
    await page.goto("/dashboard")
    await expect(night.getByRole("button", { name: enParts.nightDay })).toBeVisible()
    await expect(night.getByRole("button", { name: enParts.windowsLight })).toHaveCount(0)
  })

  test("what she writes there is in her diary, and help comes with it where she needs it", async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, "en")
    await openDashboard(page, product.url, undefined, { hasAgreed: false })
    const night = page.getByRole("region", { name: enDashboard.night })
    await night.getByLabel(enDiary.notes).fill("Awake again.")
    await night.getByRole("button", { name: "Agree and save" }).click()
    await expectToast(page, enDiary.savedTitle)
    await expect(night.getByLabel(enDiary.notes)).toHaveValue("")
    await night.getByLabel(enDiary.notes).fill("I want to die.")
    await night.getByRole("button", { name: enDiary.save }).click()
    await expect(night.getByRole("link", { name: /188/ })).toBeInViewport({ ratio: 1 })
    await expect(night.getByText(enDiary.savedStill)).toBeVisible()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await night.getByLabel(enDiary.notes).fill("I want to kill myself.")
    await night.getByRole("button", { name: enDiary.save }).click()
    await expect(night.getByRole("link", { name: /188/ })).toBeInViewport({ ratio: 1 })
    const stored = async () => (await readJson(page, "/api/diary-entries")).entries
    await expect
      .poll(stored)
      .toMatchObject([{ notes: "I want to kill myself." }, { notes: "I want to die." }, { notes: "Awake again." }])
  })

  test("a newcomer is asked first what harms her, and offered what is there, else what most kitchens have", async ({
    page,
    product,
  }) => {
    await chooseBefore(page, product.url, "en")
    await openAt(page, product.url, "/healthz")
    await page.goto("/dashboard")
    const food = page.getByRole("region", { name: enDashboard.nightEat })
    const [question, heading] = [food.getByRole("link", { name: enParts.nightHarm }), food.getByRole("heading")]
    await expect(food.getByText("A banana")).toBeVisible()
    expect((await question.boundingBox())?.y).toBeLessThan((await heading.boundingBox())?.y ?? 0)
    await expect(question).toHaveAttribute("href", /\/profile\/food$/)
    for (const next of ["Chickpeas from a tin", "Sweetcorn from a tin"]) {
      await food.getByRole("button", { name: enParts.nightNotThere }).click()
      await expect(food.getByText(next)).toBeVisible()
    }
    await food.getByRole("button", { name: enDashboard.nightEatHow }).click()
    await expect(food.getByText(enParts.nightTwoHands)).toBeVisible()
    await didElsewhere(page, product.url, [
      ["shoppingItemsTicked", { foods: ["apple", "milk"], isTicked: true }],
      ["householdChanged", { fields: { birthDate: await daysAgo(page, 9) } }],
    ])
    await page.reload()
    await expect(food.getByText("An apple")).toBeVisible()
    await expect(food.getByText(enParts["night-atHome"])).toBeVisible()
    await expect(food.getByText(/milk|nuts/i)).toHaveCount(0)
    await expect(page.getByRole("region", { name: enShortWords.title })).toHaveCount(0)
    const window = page.getByRole("button", { name: enParts.windowsLight })
    await didElsewhere(page, product.url, [["preferencesChanged", { fields: { litWindowsHidden: true } }]])
    await expect(window).toHaveCount(0)
  })

  test("in silence it speaks of her alone, and leads to no plan", async ({ page, product }) => {
    await chooseBefore(page, product.url, "en")
    await openAt(page, product.url, "/healthz")
    await didElsewhere(page, product.url, [["silenceSet", { isOn: true }]])
    const asked: string[] = []
    page.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await page.goto("/dashboard")
    const night = page.getByRole("region", { name: enDashboard.night })
    const food = night.getByRole("region", { name: enDashboard.nightEatQuiet })
    await expect(food.getByText("A banana")).toBeVisible()
    await expect(night.getByRole("link")).toHaveCount(0)
    await expect(night.getByRole("button", { name: enHardNight.begin })).toHaveCount(0)
    await expect(night.getByLabel(enDiary.notes)).toBeVisible()
    await expect(page.getByRole("button", { name: enParts.windowsLight })).toHaveCount(0)
    expect(asked).not.toContain("/api/lit-windows")
  })
})

test.describe("at three, where data is not saved", () => {
  test.use({ hour: 3, savesData: false })

  test("whoever lights her window reads what the team says tonight, in its own language", async ({ page, product }) => {
    const words = { language: "pt", text: "A noite passa." } as const
    await onDatabase(product.dataDir, (db) => storeNightWords(db, words, { name: "Marta Lima" }, new Date()))
    await chooseBefore(page, product.url, "en")
    await openDashboard(page, product.url)
    await expect(page.getByText(words.text)).toHaveCount(0)
    await page.getByRole("button", { name: enParts.windowsLight }).click()
    await expect(page.getByText(words.text)).toHaveAttribute("lang", "pt")
    await expect(page.getByText("Marta, of the team")).toBeVisible()
  })
})

async function setClock(page: Page, hour: number) {
  await page.clock.setFixedTime(await page.evaluate((at) => new Date().setHours(at, 5), hour))
}

test("the night comes when she opens the dashboard or returns to it, never under her hand", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  const night = page.getByRole("region", { name: enDashboard.night })
  await setClock(page, 21)
  await page.goto("/dashboard")
  await page.getByText("Next meal").waitFor()
  await expect(night).toHaveCount(0)
  await setClock(page, 22)
  await page.getByRole("checkbox").first().press("Space")
  await expect(page.getByRole("checkbox").first()).toBeChecked()
  await expect(night).toHaveCount(0)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await expect(night).toBeVisible()
  await setClock(page, 6)
  await page.reload()
  await page.getByText("Next meal").waitFor()
  await expect(night).toHaveCount(0)
})

test("help that her words called for at night stays when she comes back to it in the morning", async ({
  page,
  product,
}) => {
  await chooseBefore(page, product.url, "en")
  await openAt(page, product.url, "/healthz")
  await setClock(page, 5)
  await page.goto("/dashboard")
  const night = page.getByRole("region", { name: enDashboard.night })
  await night.getByLabel(enDiary.notes).fill("I want to die.")
  await night.getByRole("button", { name: enDiary.save }).click()
  const number = night.getByRole("link", { name: /188/ })
  await expect(number).toBeVisible()
  await setClock(page, 7)
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await page.evaluate(() => window.dispatchEvent(new Event("pageshow")))
  await page.getByRole("checkbox").first().press("Space")
  await expect(page.getByRole("checkbox").first()).toBeChecked()
  await expect(number).toBeVisible()
})
