import { some } from "../amount.ts"
import { openAt, openDashboard } from "./mother.ts"
import { readJson } from "./profile.ts"
import { didElsewhere } from "./sync.ts"
import { expect, test } from "./test.ts"

for (const [what, name] of some(
  [
    ["that is unknown to the device itself", "Etc/Unknown"],
    ["that the server does not know yet", "America/Not_Yet"],
  ] as const,
  1,
)) {
  test(`reminders come by the clock of a device in a time zone ${what}`, async ({
    page,
    product,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 400/)
    await page.addInitScript((timeZone) => {
      const { resolvedOptions } = Intl.DateTimeFormat.prototype
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone }
      }
    }, name)
    await openAt(page, product.url, "/profile/notifications")
    const mail = page.getByRole("switch", { name: /mail/i })
    await mail.click()
    const times = () => readJson(page, "/api/account/export").then(({ reminderTimes }) => reminderTimes)
    await expect.poll(times).toMatchObject({ times: { values: { byMail: true, timeZone: "-03:00" } } })
    await expect(page.getByRole("region", { name: /could not be saved/i })).toHaveCount(0)
    await expect(mail).toBeChecked()
    await page.getByLabel("Quiet from").fill("22:00")
    await page.getByLabel("Quiet from").blur()
    await expect.poll(times).toMatchObject({ times: { values: { quietFrom: "22:00", timeZone: "-03:00" } } })
    await page.goto("/profile?tab=diary")
    await expect(page.getByRole("main")).toBeVisible()
  })
}

test("her days, her calendar and her reminders stay by her own zone in a browser of another, until she says otherwise", async ({
  page,
  product,
  openBrowser,
}) => {
  // They are 25 hours apart: it is never the same day there.
  const [hers, other] = ["Pacific/Kiritimati", "Pacific/Midway"]
  const dayIn = (timeZone: string) => new Date().toLocaleDateString("sv", { timeZone })
  const mother = await openDashboard(page, product.url)
  await didElsewhere(page, product.url, [["reminderTimesChanged", { fields: { byMail: true, timeZone: hers } }]])
  const away = await openBrowser({ timezoneId: other, locale: "en-GB" })
  await openAt(away, product.url, "/dashboard", mother)
  const everything = () => readJson(away, "/api/account/export")
  const zone = async () => (await everything()).reminderTimes.times.values.timeZone

  const question = away.getByRole("heading", { name: /^(This device shows another time|O relógio deste aparelho)/ })
  await expect(question).toBeVisible()
  await away.getByText("Morning ritual", { exact: true }).click()
  await expect
    .poll(async () => (await everything()).water.map(({ date }: { date: string }) => date))
    .toContain(dayIn(hers))
  expect(await zone()).toBe(hers)

  await away.goto("/profile/notifications")
  const choice = away.getByRole("combobox", { name: /clock of|relógio de/ })
  await expect(choice).toHaveValue(hers)
  await choice.selectOption("Africa/Maputo")
  await expect.poll(zone).toBe("Africa/Maputo")
  await away.getByRole("button", { name: /^(Follow this device|Seguir este aparelho)/ }).click()
  await expect.poll(zone).toBe(other)
  await expect(question).toHaveCount(0)
})
