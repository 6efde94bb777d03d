import { openDashboard } from "./mother.ts"
import { liveUntil } from "./sync.ts"
import { expect, test } from "./test.ts"

test("how she feels today is kept on the server, can be changed, and begins anew the next day", async ({
  openBrowser,
  product,
}) => {
  // Two places a day apart, so that the next day is one by the server's clock too.
  const page = await openBrowser({ timezoneId: "Pacific/Pago_Pago" })
  await openDashboard(page, product.url)
  const answers = { Energy: 2, Mood: 4, Bloating: 1 }
  for (const [question, score] of Object.entries(answers)) {
    const scale = page.getByRole("radiogroup", { name: question })
    await expect(scale.getByRole("radio")).toHaveCount(5)
    await scale.getByRole("radio", { name: String(score) }).click()
  }
  await page.getByRole("radiogroup", { name: "Mood" }).getByRole("radio", { name: "5" }).click()
  for (const end of ["low", "good", "none", "a lot"])
    await expect(page.getByRole("radiogroup").getByText(end, { exact: true }).first()).toBeVisible()

  const today = await page.evaluate(() => new Date().toLocaleDateString("sv"))
  await expect
    .poll(async () => (await (await page.request.get(`/api/check-ins/${today}`)).json()).checkIn?.value)
    .toEqual({ energy: 2, mood: 5, bloating: 1 })

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes(":check-in:")) localStorage.removeItem(key)
  })
  await page.reload()
  const mood = page.getByRole("radiogroup", { name: "Mood" })
  await expect(mood.getByRole("radio", { name: "5" })).toBeChecked()

  const nextDay = await openBrowser({
    timezoneId: "Pacific/Apia",
    storageState: await page.context().storageState(),
  })
  await nextDay.goto("/dashboard")
  const moodThen = nextDay.getByRole("radiogroup", { name: "Mood" })
  await nextDay.getByRole("button", { name: "The day before" }).click()
  await expect(nextDay.getByRole("group", { name: "Which day" })).toHaveText("Yesterday")
  await expect(moodThen.getByRole("radio", { name: "5" })).toBeChecked()
  await nextDay.getByRole("button", { name: "The day after" }).click()
  await expect(nextDay.getByRole("group", { name: "Which day" })).toHaveText("Today")
  await expect(moodThen.getByRole("radio", { checked: true })).toHaveCount(0)
})

test("the day that she completed last stays in full bloom until she starts over", async ({ page, product }) => {
  await openDashboard(page, product.url)
  await liveUntil(page, product.url, 7, ["morning", "mainMeal", "snack"])
  await page.reload()
  // Until the server has answered, it is the day that this device knows.
  await expect(page.getByRole("heading", { name: "Day 7 of 7" })).toBeVisible()
  await page.getByText("15 min Light Walk").click()
  await expect(page.getByText("Your flower is in full bloom")).toBeVisible()
  await expect(page.getByRole("progressbar", { name: "Journey progress" })).toHaveAttribute("aria-valuenow", "100")
  await page.reload()
  await expect(page.getByRole("heading", { name: "Day 7 of 7" })).toBeVisible()
  for (const box of await page.getByRole("checkbox").all()) await expect(box).toBeDisabled()
  await expect(page.getByRole("button", { name: "Reset Plan" })).toBeEnabled()
})
