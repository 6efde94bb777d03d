import { StickyNote } from "lucide"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { Flower, Wordmark } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useIsDiscreet } from "./hiding.ts"
import { neutralTitle } from "./neutral-title.ts"

export function Mark() {
  const lang = useLanguage()
  if (!useIsDiscreet()) return <Wordmark />
  return (
    <span className="inline-flex items-center gap-2 text-xl font-bold">
      <Icon node={StickyNote} size={24} />
      <span>{neutralTitle(lang)}</span>
    </span>
  )
}

export function SmallMark() {
  return useIsDiscreet() ? <Icon node={StickyNote} size={22} /> : <Flower size={22} />
}

export function useHomeName(name: string): string {
  const lang = useLanguage()
  return useIsDiscreet() ? neutralTitle(lang) : name
}
