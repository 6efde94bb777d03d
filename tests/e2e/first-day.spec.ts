import type { Page } from "@playwright/test"
import { expectToast, fillSignIn, newMother } from "./mother.ts"
import { linksIn } from "./outbox.ts"
import { expect, test } from "./test.ts"

test.use({ serviceWorkers: "allow" })

test("a mother signs up, is welcomed, and lives her first day", async ({ page, openBrowser, mailTo }) => {
  const ana = { ...newMother("Ana"), name: "Ana Lima" }

  await test.step("she comes from the landing page and makes an account", async () => {
    await page.goto("/")
    await page.getByRole("link", { name: "Get Started" }).first().click()
    await expect(page).toHaveURL("/signup")
    await page.getByLabel("Seu nome").fill(ana.name)
    await page.getByLabel("E-mail").fill(ana.email)
    await page.getByLabel("Senha", { exact: true }).fill(ana.password)
    await page.getByRole("button", { name: "Criar conta" }).click()
    await expectToast(page, "Conta criada com sucesso! 🎉", "Enviamos um email de confirmação para você.")
    await expect(page).toHaveURL("/login")
  })

  await test.step("the link in her mail confirms her address", async () => {
    const mail = await mailTo(ana.email)
    await page.goto(linksIn(mail)[0] ?? "")
    await expect(page).toHaveURL(/\/login/)
    await expect(page.getByText("E-mail confirmado. Agora é só entrar.")).toBeVisible()
  })

  await test.step("she signs in", async () => {
    await fillSignIn(page, ana)
    await page.getByRole("button", { name: "Entrar", exact: true }).click()
    await expectToast(page, "Bem-vindo(a) de volta!", "Você fez login com sucesso.")
    await expect(page).toHaveURL("/dashboard")
  })

  await test.step("the onboarding has five steps, keeps what she typed, and ends on the dashboard", async () => {
    await page.getByRole("link", { name: "Start" }).click()
    await expect(page).toHaveURL("/onboarding")
    await expect(page.getByRole("progressbar", { name: "Step 1 of 5" })).toBeVisible()
    await expect(page.getByRole("button", { name: "Back" })).toBeDisabled()
    await page.getByLabel("How many weeks ago was your baby born?").fill("6")
    await page.getByRole("radio", { name: "Yes", exact: true }).click()
    await next(page, 2)
    await page.getByLabel("Allergies, intolerances or foods you avoid").fill("amendoim")
    await page.reload()
    await expect(page.getByLabel("Allergies, intolerances or foods you avoid")).toHaveValue("amendoim")
    await page.getByRole("button", { name: "Back" }).click()
    await expect(page.getByLabel("How many weeks ago was your baby born?")).toHaveValue("6")
    await expect(page.getByRole("radio", { name: "Yes", exact: true })).toBeChecked()
    await next(page, 2)
    await next(page, 3)
    for (const goal of ["More energy", "Reduce bloating", "Abdominal focus", "Improve sleep"]) {
      await page.getByRole("button", { name: goal }).click()
      await expect(page.getByRole("button", { name: goal })).toHaveAttribute("aria-pressed", "true")
    }
    await page.getByRole("button", { name: "Abdominal focus" }).click()
    await expect(page.getByRole("button", { name: "Abdominal focus" })).toHaveAttribute("aria-pressed", "false")
    await next(page, 4)
    await page.getByLabel("How many minutes do you have to cook a meal?").fill("20 minutos")
    await page.getByRole("radio", { name: "Intermediate" }).click()
    await next(page, 5)
    await page.getByLabel("What can you spend on food in a week?").fill("R$ 150")
    await page.getByLabel("Foods you like").fill("feijão, manga")
    await page.getByRole("button", { name: "Finish" }).click()
    await expectToast(page, "Profile created successfully! 🎉", "Let's start your 7-day journey!")
    await expect(page).toHaveURL("/dashboard")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ana")
    const week = page.getByRole("region", { name: "Your week is ready" })
    await expect(week.locator("ol").getByRole("listitem")).toHaveCount(7)
    await expect(page.getByRole("checkbox")).toHaveCount(0)
    await expect(week).toContainText("without peanut")
    await expect(week.getByRole("link", { name: /^\d+ things to buy$/ })).toHaveAttribute(
      "href",
      "/my-plan/shopping-list",
    )
    await week.getByRole("button", { name: "On to today" }).click()
    await expect(week).toHaveCount(0)
    await expect(page.locator("#main")).toBeFocused()
    await page.reload()
    await expect(page.getByRole("checkbox").first()).toBeVisible()
    await expect(week).toHaveCount(0)
    await expect(page.getByRole("link", { name: "Start" })).toHaveCount(0)
    const answer = await page.request.get("/api/account/export")
    expect((await answer.json()).onboarding).toEqual({
      postpartumWeeks: "6",
      breastfeeding: "yes",
      restrictions: "amendoim",
      goals: ["More energy", "Reduce bloating", "Improve sleep"],
      timeAvailable: "20 minutos",
      cookingLevel: "Intermediate",
      weeklyBudget: "R$ 150",
      preferredFoods: "feijão, manga",
    })
  })

  await test.step("each item is a quarter of the day, and cannot be undone", async () => {
    await expectDay(page, 1, 0)
    await mark(page, "Morning ritual", "Ritual completed!")
    await expectDay(page, 1, 4)
    await mark(page, "Main recipe", "Ritual completed!")
    await expectDay(page, 1, 7)
    await mark(page, "Smart snack", "Ritual completed!")
    await expectDay(page, 1, 11)
  })

  await test.step("the fourth completes the day, and a second later the next begins", async () => {
    await page.getByText("15 min Light Walk").click()
    await expectToast(page, "Day 1 Complete!", "You're doing amazing! Ready for the next day?")
    await expectDay(page, 2, 14)
    await page.getByRole("button", { name: "Start now" }).click()
    for (const item of items) await expect(page.getByRole("checkbox", { name: item })).not.toBeChecked()
  })

  await test.step("a reload and another browser find the same day", async () => {
    await page.reload()
    await expectDay(page, 2, 14)
    const other = await openBrowser()
    await other.goto("/login")
    await fillSignIn(other, ana)
    await other.getByRole("button", { name: "Entrar", exact: true }).click()
    await expect(other).toHaveURL("/dashboard")
    await expectDay(other, 2, 14)
  })

  await test.step("she starts over, after being asked", async () => {
    await page.getByRole("button", { name: "Reset Plan" }).click()
    const dialog = page.getByRole("alertdialog", { name: "Are you sure?" })
    await expect(dialog).toContainText(
      "This will reset your 7-day journey progress back to Day 1. This action cannot be undone.",
    )
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expectDay(page, 2, 14)
    await page.getByRole("button", { name: "Reset Plan" }).click()
    await dialog.getByRole("button", { name: "Confirm Reset" }).click()
    await expect(dialog).toHaveCount(0)
    await expectToast(page, "Plan reset")
    await expectDay(page, 1, 0)
  })

  await test.step("she logs out", async () => {
    await page.getByRole("button", { name: "Abrir menu" }).click()
    await page.getByRole("button", { name: "Sair", exact: true }).click()
    await expect(page).toHaveURL("/login")
    await page.goto("/dashboard")
    await expect(page).toHaveURL("/login")
  })
})

const items = ["Morning ritual", "Main recipe", "Smart snack", "15 min Light Walk"]

async function next(page: Page, step: number) {
  await page.getByRole("button", { name: "Next" }).click()
  await expect(page.getByRole("progressbar", { name: `Step ${step} of 5` })).toBeVisible()
}

async function mark(page: Page, item: string, title: string) {
  await page.getByText(item, { exact: true }).click()
  await expectToast(page, title)
  const box = page.getByRole("checkbox", { name: item })
  await expect(box).toBeChecked()
  await expect(box).toBeDisabled()
  await expect(page.getByText(item, { exact: true }).locator("..")).toHaveCSS("text-decoration-line", "line-through")
}

async function expectDay(page: Page, day: number, percent: number) {
  await expect(page.getByRole("heading", { name: `Day ${day} of 7` })).toBeVisible()
  await expect(page.getByRole("progressbar", { name: "Journey progress" })).toHaveAttribute(
    "aria-valuenow",
    String(percent),
  )
}
