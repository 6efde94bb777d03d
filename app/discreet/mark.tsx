import { StickyNote } from "lucide"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { Flower, Wordmark } from "#app/ui/flower.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { useIsDiscreet } from "./hiding.ts"
import { neutralTitle } from "./neutral-title.ts"

/** The product's name with its flower; in discreet mode, the neutral name of the page. */
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

/** The sign beside a message. */
export function SmallMark() {
  return useIsDiscreet() ? <Icon node={StickyNote} size={22} /> : <Flower size={22} />
}

/** What the link home is called. */
export function useHomeName(name: string): string {
  const lang = useLanguage()
  return useIsDiscreet() ? neutralTitle(lang) : name
}
