import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { answerPasskeyChallenge, askPasskeyChallenge } from "#app/session/other-ways-in.ts"

// This file is loaded only when a passkey is used or could be filled in.

/** Throws the browser's own error. */
export function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return startRegistration({ optionsJSON })
}

/** Throws the browser's own error. */
export function signByPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  return startAuthentication({ optionsJSON })
}

/** Requests run one after the other, because the cookie of the challenge holds only the latest one. */
let asking: Promise<unknown> = Promise.resolve()

function askInTurn() {
  const asked = asking.then(askPasskeyChallenge, askPasskeyChallenge)
  asking = asked
  return asked
}

/**
 * With `fieldSignal`, the browser lists passkeys under a form field until the signal aborts. Throws the browser's error
 * or an AppError.
 */
export async function signInByPasskey(fieldSignal?: AbortSignal) {
  const optionsJSON = await askInTurn()
  fieldSignal?.throwIfAborted()
  fieldSignal?.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: fieldSignal !== undefined })
  await answerPasskeyChallenge(response)
}
