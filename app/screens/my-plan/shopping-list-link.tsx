import { ShoppingBasket } from "lucide"
import { useEffect, useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { wordsOfList } from "./shopping-list/words.ts"

// The list is fetched after this pause, so that what the plan itself shows loads first.
const pauseMs = 2000

/** The link fetches the list ahead, because a shop may have no connection. */
export function ShoppingListLink() {
  const t = useMessages("my-plan")
  const language = useLanguage()
  const [isAhead, setAhead] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setAhead(true)
      for (const part of ["shopping-list" as const, ...wordsOfList]) void loadMessages(part, language)
      void loadRegionalFoodNames(language)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [language])
  return (
    <ButtonLink
      to="/my-plan/shopping-list"
      prefetch={isAhead ? "render" : "intent"}
      variant="soft"
      size="small"
      className="grow md:grow-0"
    >
      <Icon node={ShoppingBasket} size={20} />
      {t("viewShoppingList")}
    </ButtonLink>
  )
}
