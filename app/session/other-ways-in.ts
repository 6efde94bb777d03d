import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser"
import { type Opening, post } from "./account.ts"

export const passSecondStep = (code: string) => post("sign-in/second-step", { code })
/** What became of the provider's answer; `email` is that of a newcomer, who has no account yet. */
type Arrival = { outcome: "signed-in" | "second-step" | "newcomer" | "linked" | "proved"; email?: string }
/** The address at the clinic's provider where she signs in. */
export const startProvider = () => post<{ url: string }>("provider/start", {})
/** Signs in by the query with which the provider has sent her back. */
export const finishProvider = (query: string) => post<Arrival>("provider/finish", { query })
export const signUpByProvider = () => post<Arrival>("provider/sign-up", {})
export const askPasskeyChallenge = () => post<PublicKeyCredentialRequestOptionsJSON>("sign-in/passkey/begin", {})
export const answerPasskeyChallenge = (response: object) => post("sign-in/passkey", { response })
export const requestPasswordReset = (email: string) => post("request-password-reset", { email })
export const requestSignInLink = (email: string) => post("sign-in/link", { email })
/** The address that a link opened in this browser is to confirm, where it waits for her password. */
export const readAddressToConfirm = () => post<{ email: string | null }>("verify-email/account", {})
/** The address whose account a link opens; null for one that opens none any more. */
export const readLinkAccount = (token: string) => post<{ email: string | null }>("sign-in/link/account", { token })
/** Resolves to whether the link has removed the password, which somebody had set before the address was confirmed. */
export const openSignInLink = (token: string) =>
  post<Opening & { passwordEnded: boolean }>("sign-in/link/open", { token })
/** Whether a link still sets a password. */
export const readResetLink = (token: string) => post<{ isOpen: boolean }>("reset-password/link", { token })
export const resetPassword = (token: string, newPassword: string) => post("reset-password", { token, newPassword })
