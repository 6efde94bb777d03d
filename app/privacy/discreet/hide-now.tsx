import { EyeOff } from "lucide"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { hideNow, useIsDiscreet } from "./hiding.ts"

type HideNowProps = { className?: string; isIconOnly?: boolean }

export function HideNow({ className = "", isIconOnly = false }: HideNowProps) {
  const t = useMessages("navigation")
  const label = t("hideNow")
  if (!useIsDiscreet()) return null
  return (
    <button
      type="button"
      aria-label={isIconOnly ? label : undefined}
      onClick={hideNow}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full text-sm font-bold hover:bg-sunken ${className}`}
    >
      <Icon node={EyeOff} size={20} className="shrink-0" />
      {!isIconOnly && label}
    </button>
  )
}
