import { CookingPot, WifiOff } from "lucide"
import { Link } from "react-router"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { AmountsAhead } from "#app/plan/amounts-ahead.tsx"
import { BoilsLater, usePreparationLabel } from "#app/plan/preparation-time.tsx"
import { useWishLabel } from "#app/plan/use-wish-label.ts"
import { Card } from "#app/ui/card.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { preparations } from "#content/preparations.ts"
import type { Wish } from "#domain/food/wish.ts"
import type { HelperView } from "#domain/helping/helper-view.ts"

export function Offline() {
  const t = useMessages("helping")
  return <Notice icon={WifiOff}>{t("offline")}</Notice>
}

export function Without({ wishes }: { wishes: readonly Wish[] }) {
  const t = useMessages("helping")
  const wishLabel = useWishLabel()
  return (
    <Notice tone="danger" role="note" title={t("withoutTitle")}>
      <ul className="my-2 flex flex-wrap gap-2">
        {wishes.map((wish) => (
          <li key={wish} className="rounded-full bg-surface px-3 py-1 font-bold">
            {wishLabel(wish)}
          </li>
        ))}
      </ul>
      <p>{t("withoutText")}</p>
    </Notice>
  )
}

type PreparationsProps = {
  keys: readonly string[]
  servings?: HelperView["preparationServings"]
  amounts?: HelperView["preparationAmounts"]
}

export function Preparations({ keys, servings = {}, amounts = {} }: PreparationsProps) {
  const t = useMessages("helping")
  const tRecipe = useMessages("recipe")
  const label = usePreparationLabel()
  const texts = useTexts("preparations")
  const due = preparations.filter(({ key }) => keys.includes(key))
  return (
    <Card tone="action" aria-labelledby="preparations" className="flex flex-col gap-3">
      <h2 id="preparations" className="flex items-center gap-2 text-xl">
        <Icon node={CookingPot} size={20} className="shrink-0 text-action" />
        {t("preparationsTitle")}
      </h2>
      {due.length === 0 && <p>{t("noPreparations")}</p>}
      <ul className="flex flex-col gap-3">
        {due.map((preparation) => {
          const { key, waterMl } = preparation
          const count = servings[key]
          return (
            <li key={key} className="max-w-none">
              <span className="block font-bold">{label(texts[key]?.title, preparation)}</span>
              <AmountsAhead amounts={amounts[key] ?? []} />
              <span className="block">{texts[key]?.how}</span>
              {count && <BoilsLater waterMl={waterMl} servings={count} />}
              {count && <span className="block text-sm text-ink-soft">{tRecipe("servings", { count })}</span>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

export function Worried({ hasTicks }: { hasTicks: boolean }) {
  const t = useMessages("helping")
  return (
    <p className="border-t border-line pt-4 text-sm text-ink-soft">
      {t("worried")}{" "}
      <Link to="/help-now" className="inline-flex min-h-11 items-center font-bold">
        {t("worriedLink")}
      </Link>
      {hasTicks && <span className="block">{t("onDevice")}</span>}
    </p>
  )
}
