import { lazy, Suspense } from "react"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { useCanSilence } from "./use-silence.ts"

/** A visitor does not need its code. */
const Later = lazy(async () => ({ default: (await import("./silence-switch.tsx")).SilenceSwitch }))

/** The switch, for whoever is signed in. */
export function SilenceOffer() {
  const canSilence = useCanSilence()
  const isHydrated = useHydrated()
  if (!isHydrated || !canSilence) return null
  return (
    <div className="rounded-lg border border-line px-4 py-1 print:hidden">
      <Suspense fallback={<div className="h-24" />}>
        <Later />
      </Suspense>
    </div>
  )
}
