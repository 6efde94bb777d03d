import { useSyncExternalStore } from "react"
import { useIsHidden } from "#app/privacy/discreet/hiding.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { onStorageChange } from "#app/storage/device.ts"
import { readToldHere } from "#app/sync/told-here.ts"
import { breastfeedingOf, type Feeding, feedingOf } from "#domain/profile/feeding.ts"

/** As whoever is signed in on this device has told; null where the baby or the app is hidden. */
export function useFeedingHere(): Feeding | null {
  const isLeftOut = [useSilence(), useIsHidden()].includes(true)
  const feeding = useSyncExternalStore(onStorageChange, readFeeding, () => null)
  return isLeftOut ? null : feeding
}

function readFeeding(): Feeding | null {
  const here = readToldHere()
  if (!here) return null
  const { profile, onboarding, household } = here
  return feedingOf(breastfeedingOf(profile?.values, onboarding?.values), household?.values.isFeedingMixed)
}
