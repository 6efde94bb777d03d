import { openAt, openDashboard } from "./mother.ts"
import { untilQuiet } from "./quiet.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test, testWithWorker } from "./test.ts"
import { noAnswer } from "./watch.ts"

test("she ticks off what she has, can take it back, and finds her ticks after a reload, until she starts over; the list says what becomes of what is left of a package, and which meat is to be frozen", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/my-plan/shopping-list")
  for (const category of ["Proteins", "Carbohydrates", "Vegetables", "Fruits", "Others"]) {
    const section = page.getByRole("region", { name: category })
    await expect(section.getByRole("checkbox").first(), category).toBeAttached()
  }
  await expect(page.getByRole("region", { name: "Money-saving tip" })).toBeVisible()
  const later = "Freeze what is for later in the week: skinless chicken breast and lean beef mince."
  await expect(page.getByRole("region", { name: "Proteins" }).getByText(later)).toBeVisible()
  await expect(page.getByRole("checkbox", { name: /^Parsley .+ What is left freezes well\.$/ })).toBeAttached()
  await expect(page.getByRole("checkbox", { name: /^Broccoli/ })).not.toHaveAccessibleName(/left/)
  await expect(page.getByRole("button", { name: "Start Over" })).toHaveCount(0)

  await page.getByText("Broccoli", { exact: true }).click()
  await page.getByText("Potato", { exact: true }).click()
  const broccoli = page.getByRole("checkbox", { name: "Broccoli" })
  await expect(broccoli).toBeChecked()
  await expect(page.getByText("Broccoli", { exact: true }).locator("../..")).toHaveCSS(
    "text-decoration-line",
    "line-through",
  )
  await page.getByText("Potato", { exact: true }).click()
  await page.reload()
  await expect(broccoli).toBeChecked()
  await expect(page.getByRole("checkbox", { name: /^Potato/ })).not.toBeChecked()
  await expect(page.getByText(/^1 of \d+ in the basket/)).toBeVisible()

  await page.getByRole("button", { name: "Start Over" }).click()
  await page.getByRole("button", { name: "Cancel" }).click()
  await expect(broccoli).toBeChecked()
  await page.getByRole("button", { name: "Start Over" }).click()
  await page.getByRole("button", { name: "Clear the ticks" }).click()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  await page.reload()
  await expect(broccoli).not.toBeChecked()
})

test("in another week what keeps for weeks is folded away, until she says that it is used up", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/my-plan/shopping-list")
  const summary = page.getByText(/probably still at home from last week/)
  await expect(page.getByRole("checkbox", { name: /^Olive oil/ })).toBeAttached()
  await expect(summary).toHaveCount(0)
  await didElsewhere(page, product.url, [
    ["itemDone", { journeyId: "first", day: 1, item: "snack" }],
    ["journeyStarted", { journeyId: crypto.randomUUID(), week: 2 }],
  ])
  await page.reload()
  await expect(page.getByRole("checkbox", { name: /^Olive oil/ })).toHaveCount(0)
  await summary.click()
  await page.getByRole("button", { name: "Used up: Olive oil" }).click()
  await expect(page.getByRole("checkbox", { name: /^Olive oil/ })).not.toBeChecked()
})

testWithWorker(
  "the list opens and ticks while the server is away, and needs it for nothing",
  async ({ page, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    await openDashboard(page, product.url)
    await page.route("**/api/**", (route) => route.abort())
    await page.goto("/my-plan/shopping-list")
    await page.getByText("Broccoli", { exact: true }).click()
    await page.reload()
    await expect(page.getByRole("checkbox", { name: "Broccoli" })).toBeChecked()
    await product.stop()
    await page.getByText("Carrot", { exact: true }).click()
    await expect(page.getByRole("checkbox", { name: "Carrot" })).toBeChecked()
    await product.start()
  },
)

testWithWorker(
  "from the plan the list opens even when the server has gone away since",
  async ({ page, product, allowConsoleError }) => {
    allowConsoleError(noAnswer)
    const ahead = ["shopping-list-screen", "-shopping-list-", "-measures-"].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    )
    await openAt(page, product.url, "/my-plan")
    await Promise.all(ahead)
    await untilQuiet(page)
    await product.stop()
    await page.getByRole("link", { name: "View Shopping List" }).click()
    await page.getByText("Broccoli", { exact: true }).click()
    await expect(page.getByRole("checkbox", { name: "Broccoli" })).toBeChecked()
    await product.start()
  },
)

test("ticks are each mother's own, and leave a shared phone with her", async ({ page, product }) => {
  await openAt(page, product.url, "/my-plan/shopping-list")
  await page.getByText("Broccoli", { exact: true }).click()
  await page.getByRole("button", { name: "Abrir menu" }).click()
  await page.getByRole("button", { name: "Sair", exact: true }).click()
  await page.waitForURL("**/login")
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("broccoli")
  await openAt(page, product.url, "/my-plan/shopping-list")
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
})

test("what was edited by hand on the device is left aside, and fetched anew", async ({ page, product }) => {
  await openAt(page, product.url, "/my-plan/shopping-list")
  await page.getByText("Broccoli", { exact: true }).click()
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain(":outbox:")
  for (const edited of [
    "{",
    '"x"',
    '{"schemaVersion":1,"rows":null}',
    '{"schemaVersion":1,"rows":{"shoppingTicks":5}}',
  ]) {
    await page.evaluate((value) => {
      for (const key of Object.keys(localStorage)) if (key.includes(":snapshot:")) localStorage.setItem(key, value)
      const user = JSON.parse(localStorage.getItem("florescer:session") ?? "").user.id
      localStorage.setItem(`florescer:outbox:${user}:edited`, value)
      const operation = { id: "edited", name: "itemDone", args: null, at: "never" }
      localStorage.setItem(`florescer:outbox:${user}:edited-too`, JSON.stringify({ order: 1, operation }))
    }, edited)
    await page.reload()
    await expect(page.getByRole("checkbox", { name: "Broccoli" })).toBeChecked()
  }
  await page.getByText("Broccoli", { exact: true }).click()
  await expect(page.getByRole("checkbox", { name: "Broccoli" })).not.toBeChecked()
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).not.toContain("shoppingItemsTicked")
})

test("on paper the list has what is left to buy by aisle, with amounts, and neither shell nor buttons", async ({
  page,
  product,
}) => {
  await openAt(page, product.url, "/my-plan/shopping-list")
  await page.getByText("Broccoli", { exact: true }).click()
  await page.emulateMedia({ media: "print" })
  const main = page.getByRole("main")
  await expect(main.getByRole("heading", { name: "Vegetables" })).toBeVisible()
  await expect(main.getByText("Carrot", { exact: true })).toBeVisible()
  await expect(main.getByText("Broccoli", { exact: true })).toBeHidden()
  for (const button of await page.getByRole("button").all()) await expect(button).toBeHidden()
  await expect(page.getByRole("navigation").filter({ visible: true })).toHaveCount(0)
  await expect(main.getByText("Money-saving tip")).toBeHidden()
  const { length } = await page
    .pdf({ format: "A4" })
    .then((pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [])
  expect(length).toBe(1)
})

test("a list that the share sheet does not take is copied, and one whose sheet she closes is not", async ({
  page,
  product,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async () => {
        throw new DOMException("", sessionStorage.getItem("refusal") ?? "AbortError")
      },
    })
  })
  await openAt(page, product.url, "/my-plan/shopping-list")
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const send = page.getByRole("button", { name: "Send the list" })
  await page.evaluate(() => navigator.clipboard.writeText("before"))
  await send.click()
  await expect(page.getByRole("button", { name: "Copy the list" })).toBeVisible()
  expect(await copied()).toBe("before")
  await page.evaluate(() => sessionStorage.setItem("refusal", "NotAllowedError"))
  await send.click()
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible()
  expect(await copied()).toMatch(/^Shopping list/)
})
