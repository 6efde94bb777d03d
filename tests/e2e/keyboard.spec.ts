import type { Page } from "@playwright/test"
import { pressAt, tabTo } from "./access/keyboard.ts"
import { field, messages, suggestions } from "./chat.ts"
import { expectToast, newMother, openDashboard, shownToast } from "./mother.ts"
import { expect, test } from "./test.ts"

test("a whole first day by keyboard alone: it is always visible where she is, and nothing holds her", async ({
  page,
}) => {
  test.setTimeout(180_000)
  const { name, email, password } = newMother()
  const main = page.getByRole("main")
  const submit = page.locator("button[type=submit]")

  await test.step("she makes an account and signs in", async () => {
    await page.goto("/")
    await expect(page.getByRole("combobox").first()).toBeEnabled()
    await pressAt(page, page.getByRole("banner").getByRole("link", { name: "Get Started" }))
    await expect(page).toHaveURL("/signup")
    await expect(main).toBeFocused()
    await pressAt(page, submit)
    await expect(page.locator("input[name=name]")).toBeFocused()
    await page.keyboard.type(name)
    await tabTo(page, page.locator("input[name=email]"))
    await page.keyboard.type(email)
    await tabTo(page, page.locator("input[name=password]"))
    await page.keyboard.type(password)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/login")
    await expect(main).toBeFocused()
    await tabTo(page, page.locator("input[name=email]"))
    await page.keyboard.type(email)
    await tabTo(page, page.locator("input[name=password]"))
    await page.keyboard.type(password)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL("/dashboard")
    await expect(main).toBeFocused()
  })

  await test.step("she answers the first questions", async () => {
    await pressAt(page, main.getByRole("link", { name: "Start" }))
    await expect(page).toHaveURL("/onboarding")
    await expect(main).toBeFocused()
    await tabTo(page, main.getByRole("textbox"))
    await page.keyboard.insertText("a".repeat(101))
    await page.keyboard.press("Enter")
    await expect(main.getByRole("textbox")).toBeFocused()
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("6")
    await pressAt(page, main.getByRole("radio").first(), "Space")
    await expect(main.getByRole("radio").first()).toBeChecked()
    for (const step of [2, 3, 4, 5]) {
      await pressAt(page, submit)
      await expect(page.getByRole("progressbar", { name: `Step ${step} of 5` })).toBeVisible()
      await expect(main).toBeFocused()
      if (step === 3) await pressAt(page, main.getByRole("button", { name: "More energy" }), "Space")
    }
    await pressAt(page, submit)
    await expect(page).toHaveURL("/dashboard")
    await expect(main).toBeFocused()
    await pressAt(page, main.getByRole("button", { name: "On to today" }))
    await expect(main).toBeFocused()
  })

  await test.step("she ticks four items", async () => {
    for (const item of ["Morning ritual", "Main recipe", "Smart snack", "15 min Light Walk"]) {
      await pressAt(page, page.getByRole("checkbox", { name: item }), "Space")
      await expectToast(page, item === "15 min Light Walk" ? "Day 1 Complete!" : "Ritual completed!")
    }
    await expect(page.getByRole("heading", { name: "Day 2 of 7" })).toBeVisible()
  })

  await test.step("she asks the chat, by a text and by a suggestion", async () => {
    await pressAt(page, main.locator("a[href='/chat']"))
    await expect(page).toHaveURL("/chat")
    await expect(main).toBeFocused()
    await pressAt(page, suggestions(page).first())
    await expect(page.getByRole("log")).toBeFocused()
    await expect(messages(page)).toHaveCount(2)
    await tabTo(page, field(page))
    await page.keyboard.type("O que posso comer?")
    await page.keyboard.press("Enter")
    await expect(messages(page)).toHaveCount(4)
    await expect(field(page)).toBeFocused()
  })

  await test.step("she writes in her diary", async () => {
    await pressAt(
      page,
      page.getByRole("navigation", { name: "Lugares principais" }).getByRole("link", { name: "Perfil" }),
    )
    await expect(page).toHaveURL("/profile")
    await expect(main).toBeFocused()
    await tabTo(page, page.getByRole("tab", { name: "Evolução" }))
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("tab", { name: "Diário" })).toBeFocused()
    await pressAt(page, main.getByRole("radio").first(), "Space")
    await expect(main.getByRole("radio").first()).toBeChecked()
    await pressAt(page, main.getByRole("button", { name: "Salvar registro" }))
    await expect(main.getByRole("textbox")).toBeFocused()
    await page.keyboard.type("Um dia bom.")
    await pressAt(page, main.getByRole("button", { name: "Agree and save" }))
    await expect(page.getByRole("article")).toContainText("Um dia bom.")
    await expect(shownToast(page)).toHaveCount(0)
  })

  await test.step("she chooses a language and signs out", async () => {
    await openMenu(page)
    const languages = page.getByRole("banner").getByRole("combobox").first()
    await tabTo(page, languages)
    // At once: a browser begins anew with a letter that comes a second later.
    await Promise.all([..."Esp"].map((letter) => page.keyboard.press(letter)))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tu perfil")
    await expect(languages).toBeFocused()
    await pressAt(page, page.getByRole("button", { name: "Salir", exact: true }))
    await expect(page).toHaveURL("/login")
    await expect(main).toBeFocused()
  })
})

test("a question that opens takes the keyboard, keeps it, gives it back to what opened it, and stays open when it is asked again the moment it was closed", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  const opener = page.getByRole("button", { name: "Reset Plan" })
  const dialog = page.getByRole("alertdialog", { name: "Are you sure?" })
  for (const close of ["Escape", "Enter"]) {
    await opener.focus()
    await page.keyboard.press("Enter")
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused()
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab"]) {
      await page.keyboard.press(key)
      await expect(dialog.locator(":focus")).toHaveCount(1)
    }
    if (close === "Enter") await tabTo(page, dialog.getByRole("button", { name: "Cancel" }))
    await page.keyboard.press(close)
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }

  await opener.click()
  await expect(dialog).toBeVisible()
  await opener.evaluate((button: HTMLButtonElement) => {
    const question = document.querySelector("dialog")
    const isTold = new Promise((told) => question?.addEventListener("close", told))
    question?.close()
    button.click()
    return isTold
  })
  await dialog.getByRole("button", { name: "Cancel" }).click()
  await expect(dialog).toHaveCount(0)
})

test("the skip link and the menu of the phone work by keyboard, and a message can be closed by it", async ({
  page,
  product,
}) => {
  await openDashboard(page, product.url)
  await pressAt(page, page.getByRole("link", { name: "Ir para o conteúdo" }))
  await expect(page.getByRole("main")).toBeFocused()
  await pressAt(page, page.getByRole("checkbox").first(), "Space")
  await expectToast(page, "Ritual completed!")
  await page.keyboard.press("F6")
  await pressAt(page, page.getByRole("button", { name: "Fechar aviso" }))
  await expect(page.getByRole("button", { name: "Fechar aviso" })).toHaveCount(0)
  await page.reload()
  await page.getByRole("checkbox").first().waitFor()
  await openMenu(page)
  await pressAt(page, page.getByRole("navigation", { name: "Mais lugares" }).getByRole("link", { name: "Ajustes" }))
  await expect(page).toHaveURL("/profile/settings")
  await expect(page.getByRole("main")).toBeFocused()
  await expect(page.getByRole("navigation", { name: "Mais lugares" })).toHaveCount(0)
})

async function openMenu(page: Page) {
  await tabTo(page, page.getByRole("button", { name: "Abrir menu" }), "Shift+Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("button", { name: "Fechar menu" })).toBeFocused()
}
