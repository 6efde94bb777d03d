import type { Page } from "@playwright/test"
import { field, messages } from "./chat.ts"
import { goWithin } from "./go-within.ts"
import { expectToast, newMother, openAt, openDashboard, shownToast, signIn, signUp } from "./mother.ts"
import { readJson } from "./profile.ts"
import { expectSaved } from "./saved-entry.ts"
import { goOffline } from "./second-visit.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

const agreeAndSave = { name: "Agree and save" }
const diarySentence = /^Florescer keeps your diary/
const refusedByServer = /status of 40[39]/

/** A mother who has agreed to nothing yet, on one of her screens. */
async function openNew(page: Page, origin: string, path: string) {
  await openAt(page, origin, path, newMother(), { hasAgreed: false })
}

async function consentsOf(page: Page): Promise<{ purpose: string; withdrawnAt: string | null }[]> {
  return (await readJson(page, "/api/consents")).consents
}

async function entriesOf(page: Page): Promise<object[]> {
  return (await readJson(page, "/api/diary-entries")).entries
}

async function write(page: Page, notes: string, button: string | RegExp = "Salvar registro") {
  await page.getByLabel("Suas anotações").first().fill(notes)
  await page.getByRole("button", { name: button }).first().click()
}

/** A mother who agrees to the diary by its first entry. */
async function openDiaryWith(page: Page, origin: string, notes: string) {
  await openNew(page, origin, "/profile?tab=diary")
  await write(page, notes, "Agree and save")
  await expectSaved(page, notes)
}

async function openConsents(page: Page) {
  await goWithin(page, "/profile/settings")
  await page.getByRole("button", { name: "What you agreed to" }).click()
}

async function takeBackDiary(page: Page) {
  await page.getByRole("button", { name: "Withdraw: Diary and how you feel" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw and delete" }).click()
}

const energyOf = (page: Page) => page.getByRole("radiogroup", { name: "Energy" })

test("the diary asks once, from the first word on, by a sentence and its button, and records what she agreed to", async ({
  page,
  product,
}) => {
  await openNew(page, product.url, "/profile?tab=diary")
  await page.getByRole("button", { name: "Salvar registro" }).waitFor()
  await expect(page.getByText(diarySentence)).toHaveCount(0)
  await page.getByLabel("Suas anotações").fill("Dormi três horas.")
  await expect(page.getByText(diarySentence)).toBeVisible()
  await expect(page.locator("[lang=en]", { hasText: diarySentence }).last()).toBeVisible()
  await expect(page.getByRole("button", agreeAndSave)).toHaveAttribute("lang", "en")
  expect(await consentsOf(page)).toEqual([])
  await write(page, "Dormi três horas.", "Agree and save")
  await expectSaved(page, "Dormi três horas.")
  await expect(page.getByText(diarySentence)).toHaveCount(0)
  expect(await consentsOf(page)).toMatchObject([
    { purpose: "diary", textVersion: 2, language: "en", givenAt: expect.any(String), withdrawnAt: null },
  ])
  await page.reload()
  await write(page, "E depois mais uma.")
  await expect(page.getByRole("article")).toHaveCount(2)
  await expect(page.getByText(diarySentence)).toHaveCount(0)
})

test("how she feels waits on the screen until she agrees", async ({ page, product }) => {
  await openNew(page, product.url, "/dashboard")
  const energy = energyOf(page)
  await energy.getByRole("radio", { name: "4" }).click()
  await expect(page.getByText(diarySentence)).toBeVisible()
  await expect(energy.getByRole("radio", { name: "4" })).toBeChecked()
  await page.reload()
  await expect(energy.getByRole("radio", { checked: true })).toHaveCount(0)
  await energy.getByRole("radio", { name: "3" }).click()
  await page.getByRole("button", agreeAndSave).click()
  await expect(page.getByText(diarySentence)).toHaveCount(0)
  await expect.poll(() => consentsOf(page)).toMatchObject([{ purpose: "diary" }])
  await page.reload()
  await expect(energy.getByRole("radio", { name: "3" })).toBeChecked()
})

test("the first questions and the profile ask for one consent between them", async ({ page, product }) => {
  await openNew(page, product.url, "/onboarding")
  for (let step = 1; step < 5; step++) {
    await expect(page.getByText(/^Florescer keeps what you tell of your health/)).toHaveCount(0)
    await page.getByRole("button", { name: "Next" }).click()
  }
  await expect(page.getByText(/^Florescer keeps what you tell of your health/)).toBeVisible()
  await page.getByRole("button", { name: "Agree and finish" }).click()
  await page.waitForURL("**/dashboard")
  expect(await consentsOf(page)).toMatchObject([{ purpose: "profile" }])
  await goWithin(page, "/profile?tab=data")
  await page.getByRole("button", { name: "Editar" }).click()
  await page.getByRole("button", { name: "Salvar", exact: true }).click()
  await expectToast(page, "Perfil atualizado!")
})

test("a profile of before the question is asked at its next save", async ({ page, product }) => {
  await openNew(page, product.url, "/profile?tab=data")
  await page.getByRole("button", { name: "Editar" }).click()
  await page.getByRole("button", agreeAndSave).click()
  await expectToast(page, "Perfil atualizado!")
  expect(await consentsOf(page)).toMatchObject([{ purpose: "profile" }])
})

test("a question goes to the team only if she agrees", async ({ page, product }) => {
  await openNew(page, product.url, "/chat")
  await field(page).fill("Trocar o pneu do carro")
  await field(page).press("Enter")
  await expect(page.getByText(/receives this question and later unanswered ones/)).toBeVisible()
  await expect(messages(page).last()).toContainText("Quer que eu mande para a equipe?")
  await page.getByRole("button", { name: "Do not send" }).click()
  await expect(messages(page).last()).toContainText("fica só neste aparelho")
  expect((await readJson(page, "/api/account/export")).supportQuestions).toEqual([])

  await field(page).fill("Trocar o pneu do carro")
  await field(page).press("Enter")
  // Neither a reload nor the pause loses the question.
  await page.getByRole("button", { name: "Agree and send" }).waitFor()
  await page.reload()
  await page.getByRole("button", { name: "Agree and send" }).click()
  await expect(messages(page).last()).toContainText("A equipe de suporte foi avisada")
  const { supportQuestions } = await readJson(page, "/api/account/export")
  expect(supportQuestions).toMatchObject([{ text: "Trocar o pneu do carro" }])
  expect(await consentsOf(page)).toMatchObject([{ purpose: "questions" }])
})

testWithWorker(
  "what she agrees to without a connection goes out before what it is for",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openNew(page, product.url, "/profile?tab=diary")
    await page.getByLabel("Suas anotações").fill("Sem internet.")
    await page.getByRole("button", agreeAndSave).waitFor()
    await goOffline(page)
    await write(page, "Sem internet.", "Agree and save")
    await expectToast(page, "Guardado neste aparelho")
    await context.setOffline(false)
    await expect.poll(() => entriesOf(page)).toMatchObject([{ notes: "Sem internet." }])
    expect(await consentsOf(page)).toMatchObject([{ purpose: "diary" }])
  },
)

test("a sentence that has changed while the page was open is not agreed to, and nothing she wrote is lost", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(refusedByServer)
  await openNew(page, product.url, "/profile?tab=diary")
  // As a page of before would send it.
  await page.route("**/api/sync*", async (route) => {
    const sent = route.request().postDataJSON()
    if (!sent) return route.continue()
    for (const { name, args } of sent.operations) if (name === "consentGiven") args.textVersion++
    await route.continue({ postData: sent })
  })
  await write(page, "Não se perde.", "Agree and save")
  await expect(page.getByText("Não se perde.")).toBeVisible()
  await page.getByRole("button", { name: /^Editar o registro/ }).click()
  await expect(page.getByText(diarySentence)).toBeVisible()
  expect(await consentsOf(page)).toEqual([])
  await page.unrouteAll()
  await page.getByRole("article").getByRole("button", agreeAndSave).click()
  await expect.poll(() => entriesOf(page)).toMatchObject([{ notes: "Não se perde." }])
})

test("taking back the diary deletes it here and on the server, also what still waits", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(noAnswer)
  await openDiaryWith(page, product.url, "Guardado.")
  await page.route("**/api/sync*", (route) => route.abort())
  await write(page, "Ainda espera.")
  await expect(page.getByRole("article")).toHaveCount(2)
  await openConsents(page)
  await takeBackDiary(page)
  await expectToast(page, "Withdrawn on this device", "On the server it will all be deleted")
  await page.unrouteAll()
  await expect.poll(() => entriesOf(page), { timeout: 40_000 }).toEqual([])
  await page.goto("/profile?tab=diary")
  await expect(page.getByText("A primeira página espera por você")).toBeVisible()
  await page.getByLabel("Suas anotações").fill("Outra vez.")
  await expect(page.getByText(diarySentence)).toBeVisible()
  expect(await entriesOf(page)).toEqual([])
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Ainda espera")
  const { consents, user } = await readJson(page, "/api/account/export")
  expect(consents).toMatchObject([{ purpose: "diary", withdrawnAt: expect.any(String) }])
  expect(user.fullName).toBe("Ana")
})

testWithWorker(
  "without a connection it is taken back on the device at once, and on the server later",
  async ({ page, context, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openDiaryWith(page, product.url, "Some.")
    await openConsents(page)
    await goOffline(page)
    await takeBackDiary(page)
    await expect(shownToast(page)).toContainText("Withdrawn on this device")
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Some.")
    await context.setOffline(false)
    await expect.poll(() => consentsOf(page)).toMatchObject([{ withdrawnAt: expect.any(String) }])
    expect(await entriesOf(page)).toEqual([])
  },
)

test("what was taken back on another device is asked anew here, before the next entry is kept", async ({
  page,
  product,
}) => {
  await openDiaryWith(page, product.url, "Antes.")
  await didElsewhere(page, product.url, [["consentWithdrawn", { purpose: "diary" }]])
  // The open page hears of it.
  await expect(page.getByRole("article")).toHaveCount(0)
  await write(page, "Depois.", "Agree and save")
  await expect(page.getByRole("article").first()).toContainText("Depois.")
  await expect.poll(() => entriesOf(page)).toMatchObject([{ notes: "Depois." }])
})

test("a check-in that she has taken back elsewhere is asked about anew, and is not lost", async ({
  page,
  product,
  allowConsoleError,
}) => {
  allowConsoleError(refusedByServer)
  await openDashboard(page, product.url)
  const energy = energyOf(page)
  await energy.getByRole("radio", { name: "4" }).click()
  const stored = () => readJson(page, `/api/account/export`).then(({ checkIns }) => checkIns)
  await expect.poll(stored).toMatchObject([{ value: { energy: 4 } }])
  await didElsewhere(page, product.url, [["consentWithdrawn", { purpose: "diary" }]])
  await page.getByRole("radiogroup", { name: "Mood" }).getByRole("radio", { name: "2" }).click()
  await expect(page.getByText(diarySentence)).toBeVisible()
  await page.getByRole("button", agreeAndSave).click()
  await expect.poll(stored).toMatchObject([{ value: { mood: 2 } }])
})

test("signing up agrees to the terms only: nothing else is recorded", async ({ page }) => {
  const mother = newMother()
  await signUp(page, mother)
  await signIn(page, mother)
  expect(await consentsOf(page)).toEqual([])
})
