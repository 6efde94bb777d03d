import type { Route } from "@playwright/test"
import { fillSignIn, newMother } from "../mother.ts"
import { openProfile } from "../profile.ts"
import { plugInAuthenticator } from "../test-at-localhost.ts"
import { open, type Walk } from "./walk.ts"

const passkeys = [
  { id: "1", name: "Celular", createdAt: "2026-11-20T09:00:00.000Z", lastUsedAt: "2026-11-21T09:00:00.000Z" },
  { id: "2", name: "O computador da sala de estar, ao lado", createdAt: "2026-11-21T09:00:00.000Z", lastUsedAt: null },
]

/** Passkeys in every state: on the sign-in page, then in the profile. What the server says of them is made up. */
export async function* passkeyStates({ page, origin, t }: Walk) {
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  const unfold = () => page.getByRole("button", { name: new RegExp(`^${t("details", "passkeys")}`) }).click()

  await plugInAuthenticator(page)
  await open(page, "/login")
  await fillSignIn(page, newMother())
  await press(t("login", "passkeySignIn"))
  await page
    .getByRole("main")
    .getByRole("alert")
    .filter({ hasText: t("login", "passkeyCancelled") })
    .waitFor()
  yield "a sign-in by a passkey that this device does not have"

  const state = { passkeys: [] as typeof passkeys, isEmailConfirmed: false }
  await page.route("**/api/auth/passkeys", (route) => route.fulfill({ json: state }))
  await page.route("**/api/auth/two-step/confirm-email", (route) => route.fulfill({ json: { status: true } }))
  await page.route("**/api/auth/passkeys/begin", (route) => refuse(route, "INVALID_PASSWORD"))

  await openProfile(page, origin, "account")
  await unfold()
  await press(t("details", "twoStepConfirmEmail"))
  await page.getByText(t("details", "twoStepConfirmSent")).waitFor()
  yield "passkeys before the address is confirmed"

  state.isEmailConfirmed = true
  await page.reload()
  await unfold()
  await press(t("details", "passkeyAdd"))
  await page.locator("[aria-invalid=true]").first().waitFor()
  yield "the password for a passkey, missing"
  await page.locator("input[name=password]").fill("outra coisa")
  await press(t("details", "passkeyAdd"))
  await page.getByText(t("details", "wrongPassword")).waitFor()
  yield "the wrong password for a passkey"
  await page.unroute("**/api/auth/passkeys/begin")
  await page.route("**/api/auth/passkeys/begin", (route) => refuse(route, "CHALLENGE_EXPIRED"))
  await press(t("details", "passkeyAdd"))
  await page
    .getByRole("alert")
    .filter({ hasText: t("details", "passkeyExpired") })
    .waitFor()
  yield "a passkey that took too long"

  state.passkeys = passkeys
  await page.reload()
  await unfold()
  await press(t("details", "passkeyAnother"))
  yield "her passkeys, and another one"
  await press(t("details", "passkeyRemoveName").replace("{$name}", "Celular"))
  await page.getByRole("alertdialog").waitFor()
  yield "a passkey to be removed"
  await press(t("details", "passkeyKeep"))
  await page.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"))
  await page.reload()
  await unfold()
  await page.getByText(t("details", "passkeysUnsupported")).waitFor()
  yield "her passkeys in a browser that has none"
}

function refuse(route: Route, code: string) {
  return route.fulfill({ status: 400, json: { code } })
}
