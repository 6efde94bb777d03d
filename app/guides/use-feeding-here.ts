import { useSyncExternalStore } from "react"
import { useIsHidden } from "#app/privacy/discreet/hiding.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { readLocalProfile } from "#app/sync/local-profile.ts"
import { breastfeedingOf, type Feeding, feedingOf } from "#domain/profile/feeding.ts"

/** How the baby is fed, as the user signed in on this device has answered; null if quiet or discreet mode hides it. */
export function useFeedingHere(): Feeding | null {
  const isLeftOut = [useSilence(), useIsHidden()].includes(true)
  const feeding = useSyncExternalStore(onStorageChange, readFeeding, () => null)
  return isLeftOut ? null : feeding
}

function readFeeding(): Feeding | null {
  const here = readLocalProfile()
  if (!here) return null
  const { profile, onboarding, household } = here
  return feedingOf(breastfeedingOf(profile?.values, onboarding?.values), household?.values.isFeedingMixed)
}
