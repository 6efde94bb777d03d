import type { Page } from "@playwright/test"
import { fillSignIn, newMother, shownToast } from "../mother.ts"
import { openProfile } from "../profile.ts"
import { open, type Walk } from "./walk.ts"

const secret = "MFRGGZDFMZTWQ2LKNNWG23TPOBYXE43UOV3HO6DZPJQWEY3EMVTA"
const recoveryCodes = Array.from({ length: 10 }, (_, number) => `abcd${(number % 8) + 2}-fghjk`)

/** Two-step sign-in in every state: in the profile, then on the sign-in page. The answers are made up, as its codes are of one moment. */
export async function* twoStepStates({ page, origin, t }: Walk) {
  const state = { isOn: false, since: null as string | null, recoveryCodesLeft: 0, isEmailConfirmed: false }
  await page.route("**/api/auth/two-step", (route) => route.fulfill({ json: state }))
  await answer(page, "two-step/confirm-email", 200, { status: true })
  await answer(page, "two-step/begin", 200, { secret, address: `otpauth://totp/Florescer:ana?secret=${secret}` })
  await answer(page, "two-step/confirm", 400, { code: "INVALID_CODE" })
  await answer(page, "two-step/off", 400, { code: "INVALID_PASSWORD" })
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const unfold = (title: string) => page.getByRole("button", { name: new RegExp(`^${title}`) }).click()

  await openProfile(page, origin, "account")
  await unfold(t("details", "twoStep"))
  await press(t("details", "twoStepConfirmEmail"))
  await page.getByText(t("details", "twoStepConfirmSent")).waitFor()
  yield "two steps before the address is confirmed"

  state.isEmailConfirmed = true
  await page.reload()
  await unfold(t("details", "twoStep"))
  await press(t("details", "twoStepBegin"))
  await page.locator("[aria-invalid=true]").first().waitFor()
  yield "the password that turns two steps on, missing"
  await page.locator("input[name=password]").fill("um segredo bom")
  await press(t("details", "twoStepBegin"))
  await page.getByRole("img", { name: t("details", "twoStepQr") }).waitFor()
  yield "the code to scan"
  await page.locator("input[name=code]").fill("000000")
  await press(t("details", "twoStepTurnOn"))
  await page.locator("[aria-invalid=true]").first().waitFor()
  yield "a wrong code"
  await page.unroute("**/api/auth/two-step/confirm")
  await answer(page, "two-step/confirm", 200, { recoveryCodes })
  Object.assign(state, { isOn: true, since: "2026-11-21T09:00:00.000Z", recoveryCodesLeft: 1 })
  await press(t("details", "twoStepTurnOn"))
  await page.getByText("abcd2-fghjk", { exact: true }).first().waitFor()
  yield "the recovery codes"
  await press(t("details", "twoStepKept"))
  await shownToast(page).hover()
  await unfold(t("details", "twoStepOff"))
  await page.locator("input[name=password]").fill("outra coisa")
  await page.locator("input[name=code]").fill("000000")
  await press(t("details", "twoStepTurnOff"))
  await page.locator("[aria-invalid=true]").first().waitFor()
  yield "two steps on, and the wrong password to turn them off"

  await page.request.post("/api/auth/sign-out", { data: {}, headers: { origin } })
  await page.evaluate(() => localStorage.clear())
  await answer(page, "sign-in/email", 200, { needsSecondStep: true })
  await answer(page, "sign-in/second-step", 400, { code: "INVALID_CODE" })
  await open(page, "/login")
  await fillSignIn(page, newMother())
  await page.locator("button[type=submit]").click()
  await page.locator("input[name=code]").waitFor()
  yield "the second step of a sign-in"
  await page.locator("input[name=code]").fill("123456")
  await page.locator("button[type=submit]").click()
  await page.locator("[aria-invalid=true]").first().waitFor()
  yield "the second step with a wrong code"
  await press(t("login", "useRecoveryCode"))
  await page.locator("input[name=code]").fill("abcde-fghjk")
  await page.locator("button[type=submit]").click()
  await page.locator("[aria-invalid=true]").first().waitFor()
  yield "the second step with a wrong recovery code"
  await page.unroute("**/api/auth/sign-in/second-step")
  await answer(page, "sign-in/second-step", 400, { code: "SIGN_IN_EXPIRED" })
  await page.locator("button[type=submit]").click()
  await page.getByRole("main").getByRole("alert").first().waitFor()
  yield "a second step that waited too long"
}

async function answer(page: Page, path: string, status: number, json: object) {
  await page.route(`**/api/auth/${path}`, (route) => route.fulfill({ status, json }))
}
