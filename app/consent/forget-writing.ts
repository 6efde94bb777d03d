import { forgetKey, keptKey } from "#app/kept/storage.ts"
import type { ConsentPurpose } from "#domain/consent.ts"

/** What she has written for each purpose and not finished, and marks left by it, by how the key begins. What a later feature stores gets its line here. */
const writingOf: Record<ConsentPurpose, string[]> = {
  profile: ["profile-draft", "onboarding-draft"],
  diary: ["diary-draft:", "concern-of-diary"],
  questions: [],
}

/** She has taken her consent back here: what she had begun to write for it goes too. */
export function forgetWriting(userId: string, purpose: ConsentPurpose) {
  const prefixes = writingOf[purpose].map((name) => keptKey(userId, name))
  for (const key of Object.keys(localStorage)) if (prefixes.some((it) => key.startsWith(it))) forgetKey(key)
}
