import { type ComponentProps, useEffect, useState } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { loadWishTable } from "#app/plan/wish-table.ts"
import { suitablePhrases } from "./liked-phrases.ts"
import { PhraseChips } from "./phrase-chips.tsx"

type LikedChipsProps = ComponentProps<typeof PhraseChips> & {
  restrictions: string
}

export function LikedChips({ restrictions, phrases, ...chips }: LikedChipsProps) {
  const [suitable, setSuitable] = useState<readonly string[]>([])
  const list = phrases.join("\n")
  useEffect(() => {
    const all = list.split("\n")
    Promise.all([loadWishTable(), fetchFile(() => import("#content/foods.ts"))]).then(
      ([table, { foods }]) => setSuitable(suitablePhrases(all, restrictions, table, foods)),
      () => setSuitable(all),
    )
  }, [restrictions, list])
  return suitable.length > 0 && <PhraseChips {...chips} phrases={suitable} />
}
