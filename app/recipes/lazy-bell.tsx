import { usePartLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { optional } from "#app/optional.tsx"
import { useUser } from "#app/session/use-user.ts"
import { deviceStorage } from "#app/storage/device.ts"
import { recordKey } from "#app/storage/records.ts"
import { useStored } from "#app/storage/use-stored.ts"

const Bell = optional(() => import("./bell.tsx"))

export function LazyBell({ isCooking }: { isCooking?: boolean }) {
  const key = recordKey(useUser().id, "timers")
  const hasTimers = useStored(key, () => deviceStorage.getItem(key) !== null)
  const language = usePartLanguage("cooking")
  if (!hasTimers) return null
  void loadMessages("cooking", language)
  return <Bell isCooking={isCooking} />
}
