import { type ComponentProps, useEffect, useMemo, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { loadWishTable } from "#app/plan/wish-table.ts"
import { suitablePhrases } from "./liked-phrases.ts"
import { PhraseChips } from "./phrase-chips.tsx"

type LikedChipsProps = ComponentProps<typeof PhraseChips> & {
  restrictions: string
}
type SuitableOf = (phrases: readonly string[], restrictions: string) => readonly string[]

export function LikedChips({ restrictions, phrases, ...chips }: LikedChipsProps) {
  const [suitableOf, setSuitableOf] = useState<SuitableOf>()
  useEffect(() => {
    loadSuitableOf().then((come) => setSuitableOf(() => come))
  }, [])
  const suitable = useMemo(() => suitableOf?.(phrases, restrictions) ?? [], [suitableOf, phrases, restrictions])
  return suitable.length > 0 && <PhraseChips {...chips} phrases={suitable} />
}

/** If the foods fail to load, all phrases are offered. */
async function loadSuitableOf(): Promise<SuitableOf> {
  try {
    const [table, { foods }] = await Promise.all([loadWishTable(), fetchFile(() => import("#content/foods.ts"))])
    return (phrases, restrictions) => suitablePhrases(phrases, restrictions, table, foods)
  } catch {
    return (phrases) => phrases
  }
}
