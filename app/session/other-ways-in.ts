import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser"
import { type Opening, post } from "./account.ts"

export const passSecondStep = (code: string) => post("sign-in/second-step", { code })
/** `email` is present only for a newcomer, who has no account yet. */
type Arrival = { outcome: "signed-in" | "second-step" | "newcomer" | "linked" | "proved"; email?: string }
export const startProvider = () => post<{ url: string }>("provider/start", {})
export const finishProvider = (query: string) => post<Arrival>("provider/finish", { query })
export const signUpByProvider = () => post<Arrival>("provider/sign-up", {})
export const askPasskeyChallenge = () => post<PublicKeyCredentialRequestOptionsJSON>("sign-in/passkey/begin", {})
export const answerPasskeyChallenge = (response: object) => post("sign-in/passkey", { response })
type MailCodeAnswer =
  | { kind: "sign-in-link" | "reset-password"; token: string }
  | { kind: "confirm-email"; outcome: string }
/** Takes the six digits that a mail has beside its link; they work only in the browser that asked for the mail. */
export const takeMailCode = (email: string, code: string) => post<MailCodeAnswer>("mail-code", { email, code })
export const requestPasswordReset = (email: string) => post("request-password-reset", { email })
export const requestSignInLink = (email: string) => post("sign-in/link", { email })
/** Returns the e-mail address whose confirmation link was opened in this browser and still needs her password. */
export const readAddressToConfirm = () => post<{ email: string | null }>("verify-email/account", {})
/** `email` is null for a link that no longer opens an account. */
export const readLinkAccount = (token: string) => post<{ email: string | null }>("sign-in/link/account", { token })
/**
 * `passwordEnded` is true if somebody had set a password before the e-mail address was confirmed; that password no
 * longer works.
 */
export const openSignInLink = (token: string) =>
  post<Opening & { passwordEnded: boolean }>("sign-in/link/open", { token })
/** `email` is null for a link that is no longer open, and undefined from an older server. */
export const readResetLink = (token: string) =>
  post<{ isOpen: boolean; email?: string | null; hasTwoStep?: true }>("reset-password/link", { token })
export const resetPassword = (token: string, newPassword: string, endsTwoStep: boolean) =>
  post("reset-password", { token, newPassword, ...(endsTwoStep && { endsTwoStep }) })
export type AddressLink =
  | { isOpen: false }
  | { isOpen: true; side: "former" | "new"; isConfirmed: boolean; email: string }
/** Reads the link in one of the two mails that are sent when she changes her e-mail address. */
export const readAddressLink = (token: string): Promise<AddressLink> => post("address-change/link", { token })
export const confirmAddressChange = (token: string) =>
  post<{ outcome: "waiting" | "changed" | "taken" }>("address-change/confirm", { token })
export const stopAddressChange = (token: string) => post("address-change/stop", { token })
