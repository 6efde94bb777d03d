import { useSyncExternalStore } from "react"
import { useIsHidden } from "#app/discreet/hiding.ts"
import { userHere } from "#app/session/use-user.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { copiesOf } from "#app/sync/copies.ts"
import { breastfeedingOf, type Feeding, feedingOf } from "#domain/feeding.ts"
import { ownKey } from "#domain/nouns/noun.ts"
import { mergeFields } from "#domain/timestamped.ts"

/** As whoever is signed in on this device has told; null where the baby or the app is hidden. */
export function useFeedingHere(): Feeding | null {
  const isLeftOut = [useSilence(), useIsHidden()].includes(true)
  const feeding = useSyncExternalStore(onStorageChange, readFeeding, () => null)
  return isLeftOut ? null : feeding
}

function readFeeding(): Feeding | null {
  const userId = userHere()
  if (userId === undefined) return null
  const { snapshot, outbox } = copiesOf(userId)
  const rows = snapshot.read()?.rows
  let [profile, told, settled] = [rows?.profile[ownKey], rows?.onboarding[ownKey], rows?.household[ownKey]]
  for (const { operation, refusal } of outbox.read()) {
    if (refusal) continue
    const { name, args, at } = operation
    if (name === "profileChanged") profile = mergeFields(profile, args.fields, at)
    if (name === "onboardingAnswered") told = mergeFields(told, args.answers, at)
    if (name === "householdChanged") settled = mergeFields(settled, args.fields, at)
  }
  return feedingOf(breastfeedingOf(profile?.values, told?.values), settled?.values.isFeedingMixed)
}
