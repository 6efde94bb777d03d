import { userHere } from "#app/session/use-user.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { mergeFields } from "#domain/timestamped.ts"
import { copiesOf } from "./copies.ts"

/**
 * The answers of the user who is signed in on this device, including pending changes; undefined if nobody is signed in.
 * Public pages use this, because they have no store.
 */
export function readLocalProfile() {
  const userId = userHere()
  if (userId === undefined) return undefined
  const { snapshot, outbox } = copiesOf(userId)
  const rows = snapshot.read()?.rows
  let [profile, onboarding, household] = [rows?.profile[ownKey], rows?.onboarding[ownKey], rows?.household[ownKey]]
  for (const { operation, refusal } of outbox.read()) {
    if (refusal) continue
    const { name, args, at } = operation
    if (name === "profileChanged") profile = mergeFields(profile, args.fields, at)
    if (name === "onboardingAnswered") onboarding = mergeFields(onboarding, args.answers, at)
    if (name === "householdChanged") household = mergeFields(household, args.fields, at)
  }
  return { profile, onboarding, household }
}
