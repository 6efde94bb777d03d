import { optional } from "#app/optional.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { ReadAloudProps } from "./read-aloud.tsx"

const ReadAloud = optional(() => import("./read-aloud.tsx"))

/**
 * The page works without the button for reading aloud. A prerendered page has no such button, because only the browser
 * knows the voices.
 */
export function LazyReadAloud(props: ReadAloudProps) {
  return useHydrated() && <ReadAloud {...props} />
}
