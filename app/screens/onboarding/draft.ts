import { forgetKey, keptKey, readKept, writeKept } from "#app/kept/storage.ts"
import type { Onboarding } from "#domain/onboarding.ts"

export type Draft = { step: number; answers: Onboarding }

const draftKey = (userId: string) => keptKey(userId, "onboarding-draft")

/** What she has entered and not finished yet, on this device. */
export function readDraft(userId: string): Draft | null {
  return readKept<Draft>(draftKey(userId), (value) => Boolean((value as Draft | null)?.answers))?.value ?? null
}

export function keepDraft(userId: string, draft: Draft) {
  writeKept(draftKey(userId), { value: draft, changedAt: new Date().toISOString(), waiting: true })
}

export function forgetDraft(userId: string) {
  forgetKey(draftKey(userId))
}
