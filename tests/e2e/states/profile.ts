import { shownToast } from "../mother.ts"
import { openProfile, storeProfile } from "../profile.ts"
import { forgetSnapshot, holdAnswers, open, type Walk } from "./walk.ts"

export async function* profileStates({ page, origin, t }: Walk) {
  const button = (name: Parameters<typeof t<"details">>[1]) =>
    page.getByRole("button", { name: t("details", name), exact: true })

  async function refuse(row: Parameters<typeof button>[0], submit: Parameters<typeof button>[0]) {
    await page.getByRole("button", { name: t("details", row) }).click()
    await button(submit).click()
    const form = page.locator("form", { has: button(submit) })
    await form.locator("[aria-invalid=true]").first().waitFor()
  }

  await openProfile(page, origin, "evolution")
  await page.getByText(t("profile", "bmiFillIn")).waitFor()
  yield "/profile"
  await open(page, "/profile/consultation")
  await page.locator("[data-sheet]").waitFor()
  await page.locator("input[name=weeks][value=own]").click()
  await page.locator("input[name=from]").fill("")
  await page.locator("#ask-question").fill("Posso correr?")
  await page.locator("#ask-question").press("Enter")
  await page.locator("li > button").click()
  await page.locator("#undo-question").waitFor()
  yield "/profile/consultation with a question removed and a date refused"
  await open(page, "/profile/visits")
  await page.locator("#add-visit").click()
  await page.locator("input[name=what]").fill("Dra. Lúcia")
  const tomorrow = await page.evaluate(() => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10))
  await page.locator("input[name=date]").fill(tomorrow)
  await page.locator("input[name=time]").fill("14:30")
  await page.locator("form button[type=submit]").click()
  await page.locator("#add-visit").waitFor()
  await page.locator("#add-medicine").click()
  await page.locator("form button[type=submit]").click()
  await page.locator("form [aria-invalid=true]").first().waitFor()
  yield "/profile/visits with a visit, and a medicine refused"
  await open(page, "/profile/settings?tab=account")
  await refuse("access", "accessMake")
  await refuse("changeAddress", "addressAsk")
  await refuse("changePassword", "savePassword")
  yield "/profile/settings?tab=account with its forms unfolded and refused"
  await open(page, "/profile/settings?tab=privacy")
  await refuse("deleteAccount", "deleteForGood")
  yield "/profile/settings?tab=privacy with its form unfolded and refused"
  await open(page, "/profile?tab=data")
  await button("edit").click()
  await page.locator("input[name=heightCm]").fill("1,65")
  await page.locator("input[name=currentWeightKg]").fill("")
  await button("save").click()
  await page.locator("[aria-invalid=true]").first().waitFor()
  yield "a profile being edited, with errors"
  await button("cancel").click()

  await storeProfile(page, origin)
  const release = await holdAnswers(page, "**/api/sync*")
  await forgetSnapshot(page)
  await open(page, "/profile")
  yield "a profile that loads"
  await release()
  await page.route("**/api/**", (route) => route.abort())
  for (const tab of ["evolution", "diary", "data"] as const) {
    await forgetSnapshot(page)
    await open(page, `/profile?tab=${tab}`)
    await page.getByText(t(tab === "diary" ? "diary" : "profile", "missingTitle")).waitFor()
    await shownToast(page).hover()
    yield `${tab} without the server`
  }
  await page.unrouteAll()
}

export async function* settingsStates({ page, origin, t }: Walk) {
  const { password } = await openProfile(page, origin, "account")
  await page.getByRole("button", { name: t("details", "access") }).click()
  await page.locator("form input[name=name]").fill("Planilha")
  await page.locator("form input[name=password]").fill(password)
  await page.getByRole("button", { name: t("details", "accessMake") }).click()
  await page.locator("#ready-key").waitFor()
  yield "/profile/settings?tab=account with a new key for another app"
  await page.getByRole("button", { name: t("details", "accessDone"), exact: true }).click()
  await page.locator("#given-access").waitFor()
  yield "/profile/settings?tab=account with an app that has access"
  await open(page, "/profile/notifications")
  yield "/profile/notifications"
  await page.getByRole("switch").first().click()
  await shownToast(page).hover()
  yield "/profile/notifications with a message"
  // Open already where this browser shows no reminders.
  const others = page.getByRole("button", { name: t("notifications", "otherWays"), expanded: false })
  if (await others.isVisible()) await others.click()
  await page.getByLabel(t("notifications", "quietFrom")).fill("11:00")
  await page.getByLabel(t("notifications", "quietFrom")).blur()
  await page.getByText(t("notifications", "byMailSwitch")).click()
  await page.getByRole("button", { name: t("notifications", "calendarMake") }).click()
  await page.getByLabel(t("notifications", "calendarAddress"), { exact: true }).waitFor()
  yield "/profile/notifications with times in quiet hours, a mail and a calendar"
  await open(page, "/profile/subscription")
  yield "/profile/subscription"
  await page.getByRole("button", { name: t("subscription", "billingHistory") }).click()
  await shownToast(page).hover()
  yield "/profile/subscription with a message"
  await open(page, "/help")
  yield "/help"
  for (const question of await page.locator("main h3 button").all()) await question.click()
  yield "/help with its questions unfolded"
  // Words that are not here yet.
  await page.route(/assets\/\w\w-accessibility-.*\.js/, (route) => route.abort())
  await page.getByRole("main").locator("a[href='/accessibility']").click()
  await page.locator("body:not(:has(nav)) main button").waitFor()
  yield "a screen that has failed"
}
