import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { answerPasskeyChallenge, askPasskeyChallenge } from "#app/session/other-ways-in.ts"

// This file loads only once a passkey is used or may be filled in.

/** Throws what the browser says. */
export function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return startRegistration({ optionsJSON })
}

/** Throws what the browser says. */
export function signByPasskey(optionsJSON: PublicKeyCredentialRequestOptionsJSON) {
  return startAuthentication({ optionsJSON })
}

/** The browser keeps one challenge: the one asked for last. */
let asking: Promise<unknown> = Promise.resolve()

function askInTurn() {
  const asked = asking.then(askPasskeyChallenge, askPasskeyChallenge)
  asking = asked
  return asked
}

/**
 * The request stays in the list under a field until `fieldSignal` aborts it. Throws the browser's error, or an
 * AppError.
 */
export async function signInByPasskey(fieldSignal?: AbortSignal) {
  const optionsJSON = await askInTurn()
  fieldSignal?.throwIfAborted()
  fieldSignal?.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: fieldSignal !== undefined })
  await answerPasskeyChallenge(response)
}
