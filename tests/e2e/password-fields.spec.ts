import { some } from "../amount.ts"
import { expect, test } from "./test.ts"

const fields = [
  { path: "/login", completedBy: "current-password" },
  { path: "/signup", completedBy: "new-password" },
]

for (const { path, completedBy } of some(fields, 0)) {
  test(`the password on ${path} is masked until she wants to see it, can be pasted, and is known to password managers`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await page.goto(path)
    const field = page.getByLabel("Senha", { exact: true })
    await expect(field).toHaveAttribute("type", "password")
    await expect(field).toHaveAttribute("autocomplete", completedBy)
    await page.evaluate(() => navigator.clipboard.writeText("uma senha, bem comprida 🌸"))
    await field.focus()
    await page.keyboard.press("ControlOrMeta+V")
    await expect(field).toHaveValue("uma senha, bem comprida 🌸")
    // The page is there before its script is.
    await expect(async () => {
      await page.getByRole("button", { name: "Mostrar senha" }).click()
      await expect(field).toHaveAttribute("type", "text", { timeout: 2000 })
    }).toPass()
  })
}
