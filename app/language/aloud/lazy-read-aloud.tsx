import { optional } from "#app/optional.tsx"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import type { ReadAloudProps } from "./read-aloud.tsx"

const ReadAloud = optional(() => import("./read-aloud.tsx"))

/** What it reads stands without it; a prerendered page has no voice. */
export function LazyReadAloud(props: ReadAloudProps) {
  return useHydrated() && <ReadAloud {...props} />
}
