import { useMessages } from "#app/language/use-messages.ts"
import { foodFamilies } from "#content/food-families.ts"
import type { Wish } from "#domain/wish.ts"
import { joinFamilies } from "#domain/wish-families.ts"
import { useWishLabel } from "./use-wish-label.ts"

export function useJoinedWishes(wishes: readonly Wish[]) {
  const t = useMessages("wishes")
  const wishLabel = useWishLabel()
  return joinFamilies(wishes, foodFamilies).map(({ key, family, wishes: own }) => ({
    key,
    wishes: own,
    text: family ? t("without", { food: t(`family-${family}`) }) : own.map(wishLabel).join(),
  }))
}
