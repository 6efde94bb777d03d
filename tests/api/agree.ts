import { consentPurposes, consentVersions } from "#domain/consent.ts"

type Put = (path: string, body: object) => Promise<unknown>

/** Gives every consent that is required before personal data is stored. */
export async function agreeToAll(put: Put, purposes: readonly (typeof consentPurposes)[number][] = consentPurposes) {
  for (const purpose of purposes) {
    const consent = { textVersion: consentVersions[purpose], language: "pt", givenAt: "2026-11-01T08:00:00.000Z" }
    await put(`/api/consents/${purpose}`, consent)
  }
}
