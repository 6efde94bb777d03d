import { type ComponentProps, useEffect, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { loadWishTable } from "#app/plan/wish-table.ts"
import { suitablePhrases } from "./liked-phrases.ts"
import { PhraseChips } from "./phrase-chips.tsx"

type LikedChipsProps = ComponentProps<typeof PhraseChips> & {
  /** What she wrote of what she leaves out. */
  restrictions: string
}

/** Shown once it is known what she leaves out. */
export function LikedChips({ restrictions, phrases, ...chips }: LikedChipsProps) {
  const [suitable, setSuitable] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phrases are those of the language
  useEffect(() => {
    Promise.all([loadWishTable(), fetchFile(() => import("#content/foods.ts"))]).then(
      ([table, { foods }]) => setSuitable(suitablePhrases(phrases, restrictions, table, foods)),
      () => setSuitable(phrases),
    )
  }, [restrictions, phrases.join()])
  return suitable.length > 0 && <PhraseChips {...chips} phrases={suitable} />
}
