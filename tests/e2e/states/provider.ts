import type { Page } from "@playwright/test"
import { shownToast } from "../mother.ts"
import { openProfile } from "../profile.ts"
import { open, type Walk } from "./walk.ts"

const name = "Clínica Aurora"
const since = "2026-11-21T09:00:00.000Z"
const sessions = [
  { id: "a", browser: "Chrome", system: "Android", createdAt: since, lastUsedAt: since, isThis: true },
  { id: "b", browser: "Firefox", system: "Windows", createdAt: since, lastUsedAt: since, isThis: false },
  { id: "c", browser: null, system: null, createdAt: since, lastUsedAt: since, isThis: false },
]

/** The clinic's own sign-in where one is set, and the list of her sessions. The answers are made up: the server has no provider. */
export async function* providerStates({ page, origin, t }: Walk) {
  await page.route(/\/(login|signup)$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll("provider@localhost", name) })
  })
  const button = page.getByRole("button", { name: new RegExp(name) })
  for (const path of ["/login", "/signup"]) {
    await open(page, path)
    await button.scrollIntoViewIfNeeded()
    yield `${path} with the clinic's sign-in`
  }
  await answer(page, "provider/start", 503, { code: "PROVIDER_UNAVAILABLE" })
  await button.click()
  await shownToast(page).hover()
  yield "a clinic's sign-in that does not answer"
  await answer(page, "provider/finish", 409, { code: "PROVIDER_ADDRESS_TAKEN" })
  await open(page, "/sign-in-return?code=a&state=b")
  await page.getByRole("main").getByRole("alert").getByRole("link").waitFor()
  yield "an account that has her address already"
  await answer(page, "provider/finish", 200, { outcome: "newcomer", email: "ana@clinica.example" })
  await open(page, "/sign-in-return?code=a&state=b")
  await page.locator("button[type=submit]").waitFor()
  yield "somebody new from the clinic"

  const ways = {
    hasPassword: true,
    hasPasskey: false,
    hasProof: false,
    providerName: name,
    linkedAt: null as string | null,
  }
  await page.route("**/api/auth/ways-in", (route) => route.fulfill({ json: ways }))
  await page.route("**/api/auth/sessions", (route) => route.fulfill({ json: { sessions } }))
  const unfold = (title: RegExp) => page.getByRole("button", { name: title }).click()
  await openProfile(page, origin, "account")
  await unfold(new RegExp(`${name}`))
  await unfold(new RegExp(`^${t("details", "sessions")}`))
  await page.getByText(t("details", "sessionThis"), { exact: true }).waitFor()
  yield "the clinic's sign-in to link, and her sessions"
  await page.getByRole("button", { name: t("details", "sessionsEndOthers") }).click()
  yield "the question before all others are signed out"
  Object.assign(ways, { hasPassword: false, linkedAt: since })
  await page.reload()
  await unfold(new RegExp(`${name}`))
  await unfold(new RegExp(`^${t("details", "setPassword")}`))
  yield "an account without a password"
  await open(page, "/profile/settings?tab=privacy")
  await unfold(new RegExp(`^${t("details", "deleteAccount")}`))
  await page.getByText(t("details", "proofAsk")).first().waitFor()
  yield "the question for a proof before the account goes"
  Object.assign(ways, { hasPasskey: true })
  await answer(page, "passkeys/prove/begin", 400, { code: "INVALID_PASSKEY" })
  await page.reload()
  await unfold(new RegExp(`^${t("details", "deleteAccount")}`))
  await page.getByRole("button", { name: t("details", "proofByPasskey") }).click()
  await page
    .getByRole("alert")
    .filter({ hasText: t("details", "proofRefused") })
    .waitFor()
  yield "a passkey that does not prove that it is her"
  Object.assign(ways, { hasProof: true })
  await page.reload()
  await unfold(new RegExp(`^${t("details", "deleteAccount")}`))
  await page.getByText(t("details", "proofHave")).waitFor()
  yield "an account without a password, and the proof that it is her"
}

async function answer(page: Page, path: string, status: number, json: object) {
  await page.unroute(`**/api/auth/${path}`)
  await page.route(`**/api/auth/${path}`, (route) => route.fulfill({ status, json }))
}
