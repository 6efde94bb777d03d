import { fillSignIn, newMother, shownToast } from "../mother.ts"
import { holdAnswers, loading, open, type Walk } from "./walk.ts"

const pages = ["/", "/terms", "/privacy", "/accessibility", "/nenhum/lugar"]
const forms = ["/login", "/signup", "/forgot-password", "/reset-password/um-link"]

/** Everything that a visitor can meet. */
export async function* visitorStates({ page, t }: Walk) {
  for (const path of pages) {
    await open(page, path)
    yield path
  }
  await open(page, "/help-now")
  yield "/help-now"
  await page.getByRole("button", { name: t("care", "violence-name") }).click()
  await page.locator("[data-call-bar] a").nth(1).waitFor()
  yield "/help-now with an open card"
  await page.getByRole("tab", { name: t("help-now", "forBaby") }).click()
  await page.getByRole("button", { name: t("care", "same-day-baby-name") }).click()
  await page
    .getByRole("radio", { name: t("baby-age", "unknown") })
    .filter({ visible: true })
    .click()
  await page.locator("input[type=radio][value='63']:visible").click()
  await page.getByText(t("baby-age", "otherAges")).filter({ visible: true }).click()
  yield "/help-now at the baby's age"
  await open(page, "/guides/body")
  await page.locator("input[type=radio][value='15']").click()
  await page.getByText(t("baby-age", "otherWeeks")).click()
  yield "/guides/body at her week"
  // As if the link still led somewhere.
  const looks = "**/api/auth/{reset-password/link,sign-in/link/account}"
  await page.route(looks, (route) => route.fulfill({ json: { isOpen: true, email: "ninguem@exemplo.com" } }))
  for (const path of forms) {
    await open(page, path)
    yield path
    await page.locator("button[type=submit]").click()
    await page.locator("[aria-invalid=true]").first().waitFor()
    yield `${path} with errors beside its fields`
  }
  await page.locator("input[name=newPassword]").fill("mais um segredo")
  await page.locator("input[name=confirmPassword]").fill("outro")
  await page.locator("button[type=submit]").click()
  await shownToast(page).hover()
  yield "a reset with two passwords that differ"
  await page.locator("input[name=confirmPassword]").fill("mais um segredo")
  await page.locator("button[type=submit]").click()
  await page.getByRole("main").getByRole("alert").getByRole("link").waitFor()
  yield "a reset link that leads nowhere"

  await open(page, "/forgot-password")
  await page.locator("input[name=email]").fill("ninguem@exemplo.com")
  await page.locator("button[type=submit]").click()
  await shownToast(page).hover()
  yield "a reset link on its way"

  await open(page, "/login")
  await page.locator("input[name=email]").fill("ninguem@exemplo.com")
  await page.getByRole("button", { name: t("login", "sendLink") }).click()
  await page.getByRole("main").getByRole("status").waitFor()
  yield "a sign-in link on its way"

  await open(page, "/sign-in/um-link")
  yield "a sign-in link"
  await page.unroute(looks)
  await open(page, "/sign-in/um-link")
  await page.getByRole("main").getByRole("alert").getByRole("link").waitFor()
  yield "a sign-in link that leads nowhere"

  const side = { isOpen: true, email: "nova@exemplo.com" }
  for (const link of [
    { ...side, side: "former", isConfirmed: false },
    { ...side, side: "new", isConfirmed: true },
    { isOpen: false },
  ]) {
    await page.route("**/api/auth/address-change/link", (route) => route.fulfill({ json: link }))
    await open(page, "/change-address/um-link")
    yield `a link of a change of address: ${JSON.stringify(link)}`
    await page.unroute("**/api/auth/address-change/link")
  }

  for (const outcome of ["confirmed", "link-invalid", "other-browser"]) {
    await open(page, `/login?email=${outcome}`)
    await page.getByRole("main").getByRole("status").waitFor()
    yield `the e-mail link: ${outcome}`
  }
  const release = await holdAnswers(page, "**/api/auth/sign-in/**")
  await fillSignIn(page, newMother())
  await page.locator("button[type=submit]").click()
  await page.locator("button[aria-busy=true]").waitFor()
  yield "a sign-in that waits for its answer"
  await release()
  await shownToast(page).hover()
  yield "a sign-in that was refused"

  await holdAnswers(page, "**/api/auth/get-session")
  await page.goto("/dashboard")
  await page.getByText(t("session", "loading")).waitFor()
  yield loading
}
