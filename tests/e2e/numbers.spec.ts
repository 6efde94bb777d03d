import type { Page } from "@playwright/test"
import { emptyOnboarding } from "#domain/profile/onboarding.ts"
import { isFull } from "../amount.ts"
import { answerTo, field, lastText, openChat } from "./chat.ts"
import { chooseBefore } from "./choose-language.ts"
import { goWithin } from "./go-within.ts"
import { openAt } from "./mother.ts"
import { readJson, signInAgain, storeProfile } from "./profile.ts"
import { goOffline } from "./second-visit.ts"
import { open, startWalk } from "./states/walk.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const numbers =
  /kcal|\bkg\b|\d\s?(?:calor|quilos|kilos)|\b(?:IMC|BMI)\b|\d\s?g\b.{0,20}prote|prote[ií]n\w*\W*\d+ ?g\b|(?:Metabolic Score|Pontuação metabólica|Puntuación metabólica)/i
const theSwitch = (page: Page, name = "Without numbers") => page.getByRole("switch", { name })

async function hideNumbers(page: Page) {
  await page.goto("/profile/settings")
  await theSwitch(page).click()
  await expect(theSwitch(page)).toBeChecked()
}

/** As if she had turned the switch on an earlier visit. */
function hidBefore(page: Page, origin: string) {
  return didElsewhere(page, origin, [["preferencesChanged", { fields: { numbersHidden: true } }]])
}

const stored = async (page: Page) => {
  const { preferences } = await readJson(page, "/api/account/export")
  return preferences?.preferences.values.numbersHidden
}

const screensOfTexts = ["/my-plan/recipe/2", "/profile?tab=evolution", "/guides/eating"]
const screens = [
  ...screensOfTexts,
  "/dashboard",
  "/my-plan",
  "/my-plan/day/1",
  "/my-plan/day/4",
  "/my-plan/recipe/17",
  "/my-plan/shopping-list",
  "/profile?tab=diary",
  "/profile/food",
  "/help",
]

// In Portuguese on every screen; in the others, whose texts have the same marks, where most of the numbers are.
for (const language of ["pt", "en", "es"]) {
  test(`without numbers no screen shows a weight, calories or a score in ${language}`, async ({ page, product }) => {
    const { t } = await startWalk(page, product, language)
    await openAt(page, product.url, "/healthz")
    await storeProfile(page, product.url)
    await open(page, "/my-plan/recipe/2")
    await expect(page.getByRole("main")).toContainText("kcal")

    await goWithin(page, "/profile?tab=data")
    await expect(page.getByText("64")).not.toHaveCount(0)
    await goWithin(page, "/profile/settings")
    await theSwitch(page, t("numbers", "switch")).click()
    await goWithin(page, "/profile?tab=data")
    await expect(page.getByRole("button", { name: t("numbers", "openWeights") })).toBeVisible()
    const card = page.getByRole("region", { name: t("details", "yourProfile") })
    await expect(card).not.toContainText(numbers)
    for (const path of language === "pt" || isFull ? screens : screensOfTexts) {
      await goWithin(page, path)
      await expect(page.getByRole("main"), path).not.toContainText(numbers)
    }
    await open(page, "/my-plan/recipe/2")
    await expect(page.getByRole("main")).toContainText(/\d+ g\b/)
    await expect(page.getByRole("main")).toContainText(/\d+ min/)
  })
}

test("no number is painted before it is hidden", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await hidBefore(page, product.url)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const found = document.body?.textContent?.match(/\d+ kcal/)
      if (found) seen.push(found[0])
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  for (const path of ["/my-plan/day/1", "/my-plan/recipe/2"]) {
    await open(page, path)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([])
  }
})

test("her other device hides them too, and brings them back", async ({ page, product, openBrowser }) => {
  const mother = await openAt(page, product.url, "/healthz")
  await hideNumbers(page)
  await expect.poll(() => stored(page)).toBe(true)
  const other = await openBrowser()
  await signInAgain(other, product.url, mother)
  await other.goto(`${product.url}/my-plan/day/1`)
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(other.getByRole("main")).not.toContainText("kcal")
  await theSwitch(page).click()
  await expect(other.getByRole("main")).toContainText("kcal")
})

testWithWorker(
  "without a connection it counts at once, and is sent later",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openAt(page, product.url, "/healthz")
    await storeProfile(page, product.url)
    await page.goto("/profile?tab=data")
    await expect(page.getByText("64,5 kg")).toBeVisible()
    await page.getByRole("main").getByRole("link", { name: "Ajustes" }).click()
    await theSwitch(page).waitFor()
    await goOffline(page)
    await theSwitch(page).click()
    await page.getByRole("main").getByRole("link", { name: "Perfil" }).click()
    await page.getByRole("tab", { name: "Dados" }).click()
    await expect(page.getByRole("region", { name: "Sobre você" })).toBeVisible()
    await expect(page.getByText("64,5 kg")).toHaveCount(0)
    await context.setOffline(false)
    await expect.poll(() => stored(page)).toBe(true)
  },
)

test("withdrawing a consent does not bring the numbers back", async ({ page, product }) => {
  await openAt(page, product.url, "/healthz")
  await storeProfile(page, product.url)
  await hideNumbers(page)
  await page.getByRole("button", { name: "What you agreed to" }).click()
  await page
    .getByRole("button", { name: /^Withdraw: / })
    .first()
    .click()
  await page.getByRole("button", { name: "Withdraw and delete" }).click()
  await expect(page.getByText("Consent withdrawn")).toBeVisible()
  await expect(theSwitch(page)).toBeChecked()
  await page.reload()
  await expect(theSwitch(page)).toBeChecked()
  expect(await stored(page)).toBe(true)
})

test("her weights open when she wants, can be edited, and are saved unchanged when she does not", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/healthz")
  await storeProfile(page, product.url, { currentWeightKg: 71.5 })
  await hidBefore(page, product.url)
  await page.goto("/profile?tab=data")
  await page.getByRole("button", { name: "Open my weights" }).click()
  await expect(page.getByText("71,5 kg")).toBeVisible()
  await page.getByRole("button", { name: "Close my weights" }).click()
  await expect(page.getByText("71,5 kg")).toHaveCount(0)

  await page.getByRole("button", { name: "Editar" }).click()
  await expect(page.getByLabel("Peso atual")).toHaveCount(0)
  await page.getByRole("textbox", { name: "Idade" }).fill("33")
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  const profile = async () => (await readJson(page, "/api/profile")).profile
  await expect.poll(profile).toMatchObject({ age: 33, currentWeightKg: 71.5 })

  await page.getByRole("button", { name: "Editar" }).click()
  await page.getByRole("button", { name: "Open my weights" }).click()
  await page.getByLabel("Peso atual").fill("70")
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expect.poll(profile).toMatchObject({ currentWeightKg: 70 })
})

test("the guide on eating and its card offer it quietly, and take it back", async ({ page, product }) => {
  await page.goto("/guides/eating")
  await expect(page.locator("section#helps-today")).toBeVisible()
  await expect(page.getByRole("button", { name: "Hide weights and calories" })).toHaveCount(0)

  await openAt(page, product.url, "/guides/eating")
  await expect(page.locator("section#figures")).toContainText("kcal")
  await page.getByRole("button", { name: "Hide weights and calories" }).click()
  await expect(page.getByRole("status").filter({ hasText: "are hidden" })).toBeVisible()
  await expect(page.locator("section#figures")).toHaveCount(0)
  await expect.poll(() => stored(page)).toBe(true)
  await page.getByRole("button", { name: "Show them again" }).click()
  await expect(page.locator("section#figures")).toContainText("kcal")

  await page.goto("/chat")
  await field(page).fill("eu vomito depois de comer para emagrecer")
  await field(page).press("Enter")
  const offer = page.getByRole("button", { name: /Hide weights and calories/ })
  const needsHelp = page.getByRole("button", { name: /I need help|help now/i })
  await expect(offer.or(needsHelp).first()).toBeVisible()
  if (await needsHelp.count()) await needsHelp.click()
  await offer.click()
  await expect(page.getByRole("button", { name: "Show them again" })).toBeVisible()
})

test("the chat answers without numbers, and takes them out of what it has said", async ({ page, product }) => {
  await openChat(page, product.url)
  const question = "quanto preciso comer amamentando?"
  expect(await answerTo(page, question)).toMatch(/kcal/)
  await hideNumbers(page)
  await page.goto("/chat")
  await expect(lastText(page)).not.toContainText(/kcal/)
  await field(page).focus()
  const answer = await answerTo(page, question)
  expect(answer).not.toMatch(/kcal/)
  expect(answer.length).toBeGreaterThan(60)
  expect(await answerTo(page, "qual é o meu IMC?")).toContain("estão escondidos, como você escolheu")
  await page.getByRole("log").getByRole("link", { name: "seu perfil" }).click()
  await expect(theSwitch(page)).toBeVisible()
})

const words = { restrictions: "já tive anorexia, sem leite" }
const offer = (page: Page) => page.getByRole("button", { name: "Hide weights and calories" })
const refusal = (page: Page) => page.getByRole("button", { name: "Keep them" })

async function writeOfAnEatingDisorder(page: Page, origin: string) {
  await chooseBefore(page, origin, "en")
  await openAt(page, origin, "/healthz")
  await storeProfile(page, origin)
  await didElsewhere(page, origin, [["onboardingAnswered", { answers: { ...emptyOnboarding, ...words } }]])
}

async function expectNoNumbers(page: Page) {
  for (const path of ["/my-plan/day/1", "/my-plan/recipe/2", "/profile?tab=evolution"]) {
    await open(page, path)
    await expect(page.getByRole("main"), path).not.toContainText(numbers)
  }
}

test("words about an eating disorder bring the offer with its switch, and no number is shown until she takes it", async ({
  page,
  product,
}) => {
  await writeOfAnEatingDisorder(page, product.url)
  await expectNoNumbers(page)
  await expect(offer(page)).toBeVisible()
  await page.goto("/profile/food")
  const notice = page.getByRole("note").filter({ hasText: "You deserve a person at your side" })
  await expect(notice).toContainText("the switch “Without numbers” under Profile, Settings")
  await offer(page).click()
  await expect(notice.getByRole("status")).toHaveText("Weights and calories are hidden, on all your devices.")
  await expect(refusal(page)).toHaveCount(0)
  await expect.poll(() => stored(page)).toBe(true)
  await expectNoNumbers(page)
  await expect(offer(page)).toHaveCount(0)
})

test("after words about an eating disorder she may keep the numbers: they are shown, and nobody asks again", async ({
  page,
  product,
}) => {
  await writeOfAnEatingDisorder(page, product.url)
  await page.goto("/profile?tab=evolution")
  await expect(page.getByText("Body mass index (BMI)")).toHaveCount(0)
  await refusal(page).click()
  await expect(page.getByRole("status").filter({ hasText: "Weights and calories stay in sight." })).toBeVisible()
  await expect(offer(page)).toBeFocused()
  await expect(page.getByRole("region", { name: "Body mass index (BMI)" })).toBeVisible()
  await expect(page.getByRole("region", { name: "Metabolic Score" })).toBeVisible()
  await expect.poll(() => stored(page)).toBe(false)
  await page.reload()
  await expect(page.getByRole("region", { name: "Body mass index (BMI)" })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await page.goto("/my-plan/recipe/2")
  await expect(page.getByRole("main")).toContainText("kcal")
})
