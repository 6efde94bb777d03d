import { lazy } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { useLanguageOf } from "#app/language/use-messages.ts"
import { Optional } from "#app/optional.tsx"
import { useUser } from "#app/session/use-user.ts"
import { recordKey } from "#app/storage/records.ts"
import { useStored } from "#app/storage/use-stored.ts"
import { browserStorage } from "#app/sync/device.ts"

const Bell = lazy(() => fetchFile(() => import("./bell.tsx")))

/** The bell, fetched once she has set a timer. */
export function LazyBell() {
  const key = recordKey(useUser().id, "timers")
  const hasTimers = useStored(key, () => browserStorage.getItem(key) !== null)
  const language = useLanguageOf("cooking")
  if (!hasTimers) return null
  void loadMessages("cooking", language)
  return (
    <Optional>
      <Bell />
    </Optional>
  )
}
