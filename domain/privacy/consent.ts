import * as z from "zod/mini"
import type { Language } from "../language.ts"

export const consentPurposes = ["profile", "diary", "questions", "reminders", "ratings", "visits", "contact"] as const
export type ConsentPurpose = (typeof consentPurposes)[number]

/** Raising a version asks every user again, for that purpose only. */
export const consentVersions: Record<ConsentPurpose, number> = {
  profile: 1,
  diary: 2,
  questions: 3,
  reminders: 1,
  ratings: 1,
  visits: 1,
  contact: 1,
}

export const consentPurposeSchema = z.enum(consentPurposes)

/** `textVersion` is that of the sentence she agreed to; `givenAt` is ISO 8601, UTC. */
export type Consent = { textVersion: number; language: Language; givenAt: string }

/** True if the consent is given and refers to the current sentence or a later one. */
export function isAgreed(purpose: ConsentPurpose, consent: Consent | null | undefined): boolean {
  return consent != null && consent.textVersion >= consentVersions[purpose]
}

export type SyncedConsent = {
  textVersion: number
  language: Language
  givenAt: string
  withdrawnAt: string | null
  /** The version up to which a withdrawal has deleted the rows of this purpose. */
  forgottenVersion: number
}
