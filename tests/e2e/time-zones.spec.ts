import { some } from "../amount.ts"
import { openAt } from "./mother.ts"
import { readJson } from "./profile.ts"
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
