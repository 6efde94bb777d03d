import { queryOptions } from "@tanstack/react-query"
import { api } from "#app/api.ts"
import { forgetKey, keptKey, type LocalKept, readKept, writeKept } from "#app/kept/storage.ts"
import { AppError } from "#app/send.ts"
import {
  type Consent,
  type ConsentPurpose,
  consentPurposes,
  consentSchema,
  consentVersions,
  isAgreed,
} from "#domain/consent.ts"
import { changedAfter } from "#domain/kept.ts"
import type { Language } from "#domain/language.ts"
import { forgetCopiesFor } from "./kept-data.ts"

const isConsent = (value: unknown) => consentSchema.safeParse(value).success

export const consentKey = (userId: string, purpose: ConsentPurpose) => keptKey(userId, `consent-${purpose}`)

export function readConsent(userId: string, purpose: ConsentPurpose): LocalKept<Consent> | null {
  return readKept<Consent>(consentKey(userId, purpose), isConsent)
}

/** Whether this device knows that she has agreed; else she is asked, and what she says counts once. */
export function isConsentKept(userId: string, purpose: ConsentPurpose): boolean {
  return isAgreed(purpose, readConsent(userId, purpose)?.value)
}

/**
 * She agrees, by the sentence that she has read: it goes out before what it is for. Where there is no room left on this
 * device it goes out at once, and false says that it is not kept here.
 */
export async function giveConsent(
  userId: string,
  purpose: ConsentPurpose,
  language: Language,
  withdrawnAt: string | undefined,
): Promise<boolean> {
  // Always later than what it follows, whatever this device's clock says.
  const givenAt = changedAfter(withdrawnAt, new Date())
  const value: Consent = { textVersion: consentVersions[purpose], language, givenAt }
  try {
    writeKept(consentKey(userId, purpose), { value, changedAt: givenAt, waiting: true })
    return true
  } catch {
    await putConsent(purpose, value)
    return false
  }
}

async function putConsent(purpose: ConsentPurpose, consent: Consent) {
  await api.consents[":purpose"].$put({ param: { purpose }, json: consent })
}

/** What the server knows of them, which this device then knows as well; a yes that has not reached the server stays. */
export function consentsQuery(userId: string) {
  return queryOptions({
    queryKey: ["consents", userId],
    queryFn: async () => {
      const before = consentPurposes.map((purpose) => readConsent(userId, purpose))
      const known = await (await api.consents.$get()).json()
      const { consents } = known
      const standing = consents.filter(({ withdrawnAt }) => withdrawnAt === null)
      for (const [index, purpose] of consentPurposes.entries()) {
        const kept = readConsent(userId, purpose)
        // What she has said meanwhile is newer than the answer.
        if (kept?.waiting || before[index]?.waiting || kept?.changedAt !== before[index]?.changedAt) continue
        const consent = standing.findLast((one) => one.purpose === purpose)
        if (consent) {
          keepKnown(userId, purpose, consent)
        } else if (kept) {
          forgetKey(consentKey(userId, purpose))
          forgetCopiesFor(userId, purpose)
        }
      }
      return known
    },
  })
}

function keepKnown(userId: string, purpose: ConsentPurpose, { textVersion, language, givenAt }: Consent) {
  const value = { textVersion, language, givenAt }
  try {
    writeKept(consentKey(userId, purpose), { value, changedAt: givenAt, waiting: false })
  } catch {
    // There is no room left on this device: it is asked of the server again.
  }
}

/**
 * Sends what needs her consent, and before it the consent, if the server does not have it yet. Where the server has none, or
 * the sentence is another by now, this device forgets it too, so that she is asked anew; the error is thrown on.
 */
export async function sendWithConsent<Answer>(userId: string, purpose: ConsentPurpose, send: () => Promise<Answer>) {
  try {
    await sendConsent(userId, purpose)
    return await send()
  } catch (error) {
    if (lacksConsent(error)) {
      forgetKey(consentKey(userId, purpose))
      forgetCopiesFor(userId, purpose)
    }
    throw error
  }
}

async function sendConsent(userId: string, purpose: ConsentPurpose) {
  const kept = readConsent(userId, purpose)
  if (!kept?.waiting) return
  await putConsent(purpose, kept.value)
  writeKept(consentKey(userId, purpose), { ...kept, waiting: false })
}

export function lacksConsent(error: unknown): boolean {
  return error instanceof AppError && ["CONSENT_REQUIRED", "CONSENT_OUTDATED"].includes(error.code)
}
