import { useEffect, useEffectEvent } from "react"
import { readDiscreet } from "#app/privacy/discreet/settings.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import { useToday } from "#app/ui/use-today.ts"
import { type InstallRecord, isInstallHintDue } from "#domain/install-hint.ts"
import { useCanInstall } from "./install-offer.ts"
import { isAppleSafari, isInstalled } from "./platform.ts"
import { installKey, readInstallRecord, storeInstallRecord } from "./record.ts"

export function useInstallHint(isCelebrating: boolean) {
  const today = useToday()
  const canInstall = useCanInstall()
  const { value: record, readNow, change } = useStoredOrShown(installKey, readInstallRecord, storeInstallRecord)
  const isPossible = !isInstalled() && (canInstall || isAppleSafari()) && !readDiscreet()
  const isDue = record !== null && isPossible && !isCelebrating && isInstallHintDue(record, today)

  function note(fields: Partial<InstallRecord>) {
    change({ firstDay: today, ...readNow(), ...fields })
  }

  const noteNow = useEffectEvent(note)
  useEffect(() => {
    const end = () => noteNow({ isOver: true })
    if (isInstalled()) end()
    else if (isCelebrating) noteNow({ hasCompletedDay: true })
    else if (!readInstallRecord()) noteNow({})
    window.addEventListener("appinstalled", end)
    return () => window.removeEventListener("appinstalled", end)
  }, [isCelebrating])

  return { isDue, noteShown: () => note({ shownOn: today }), end: () => note({ isOver: true }) }
}
