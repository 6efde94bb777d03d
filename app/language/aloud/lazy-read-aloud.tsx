import { optional } from "#app/optional.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { ReadAloudProps } from "./read-aloud.tsx"

const ReadAloud = optional(() => import("./read-aloud.tsx"))

/** The page works without the button. A prerendered page has none, because only the browser knows the voices. */
export function LazyReadAloud(props: ReadAloudProps) {
  return useHydrated() && <ReadAloud {...props} />
}
