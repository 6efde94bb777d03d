import {
  type PublicKeyCredentialCreationOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from "@simplewebauthn/browser"
import { answerPasskeyChallenge, askPasskeyChallenge } from "#app/session/other-ways-in.ts"

// Loaded only once she uses a passkey, or may find one among what her browser fills in.

/** Has a passkey made. Throws what the browser says of it. */
export function makePasskey(optionsJSON: PublicKeyCredentialCreationOptionsJSON) {
  return startRegistration({ optionsJSON })
}

/** The browser keeps one challenge: the one that was asked for last. */
let asking: Promise<unknown> = Promise.resolve()

function askInTurn() {
  const asked = asking.then(askPasskeyChallenge, askPasskeyChallenge)
  asking = asked
  return asked
}

/**
 * Signs in by a passkey that she chooses now, or in the list of a field for as long as the signal lets her. Throws what the
 * browser says, or an AppError.
 */
export async function signInByPasskey(fieldSignal?: AbortSignal) {
  const optionsJSON = await askInTurn()
  fieldSignal?.throwIfAborted()
  fieldSignal?.addEventListener("abort", () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: fieldSignal !== undefined })
  await answerPasskeyChallenge(response)
}
