import { type ConsentPurpose, consentPurposes, consentVersions } from "#domain/privacy/consent.ts"
import { operation, type Syncing, sync } from "./sync.ts"

/** The operation that agrees to a purpose. */
export function agreed(purpose: ConsentPurpose, at?: string) {
  return operation("consentGiven", { purpose, textVersion: consentVersions[purpose], language: "pt" }, at)
}

/** Gives every consent that is required before personal data is stored. */
export async function agreeToAll(user: Syncing, purposes: readonly ConsentPurpose[] = consentPurposes) {
  await sync(
    user,
    purposes.map((purpose) => agreed(purpose, "2026-11-01T08:00:00.000Z")),
  )
}
