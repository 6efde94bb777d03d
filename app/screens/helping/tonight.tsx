import { Check, HeartHandshake } from "lucide"
import { useState } from "react"
import { useFoodName } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import type { Key } from "#app/language/resources.ts"
import { useTexts } from "#app/language/texts.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { usePreparationLabel } from "#app/plan/preparation-time.tsx"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { preparations } from "#content/preparations.ts"
import type { Favour, FavourKind, FavourState } from "#domain/helping/favour.ts"

export type OnFavour = (kind: FavourKind, state: FavourState) => Promise<boolean>
type TonightProps = { keys: readonly string[]; favours: readonly Favour[]; onFavour: OnFavour }

export function Tonight({ keys, favours, onFavour }: TonightProps) {
  const t = useMessages("helping")
  const [isOpen, setOpen] = useState(false)
  const others = keys.filter((key) => !favours.some(({ kind }) => kind === key))
  const ideas = (
    <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-diary">
      {others.map((key) => (
        <li key={key} className="max-w-none">
          {t(`idea-${key}` as Key<"helping">)}
        </li>
      ))}
    </ul>
  )
  return (
    <Card tone="diary" aria-labelledby="tonight" className="flex flex-col gap-3">
      <h2 id="tonight" className="flex items-center gap-2 text-xl">
        <Icon node={HeartHandshake} size={22} className="shrink-0 text-diary" />
        {t("tonightTitle")}
      </h2>
      {favours.length === 0 ? (
        ideas
      ) : (
        <>
          <p>{t("favoursText")}</p>
          <ul className="flex flex-col divide-y divide-line">
            {favours.map((favour) => (
              <li key={favour.kind} className="max-w-none py-3 first:pt-1 last:pb-1">
                <FavourRow favour={favour} onFavour={onFavour} />
              </li>
            ))}
          </ul>
          <Disclosure label={t("more")} open={isOpen} onOpenChange={setOpen}>
            <div className="pb-2">{ideas}</div>
          </Disclosure>
        </>
      )}
    </Card>
  )
}

function FavourRow({ favour, onFavour }: { favour: Favour; onFavour: OnFavour }) {
  const t = useMessages("helping")
  const what = useFavourText()(favour)
  const [sending, setSending] = useState(false)
  const [isUnsent, setUnsent] = useState(false)
  const { kind, state } = favour

  async function note(next: FavourState) {
    setSending(true)
    setUnsent(!(await onFavour(kind, next)))
    setSending(false)
  }

  return (
    <div className="flex flex-col gap-2">
      <p className={state === "offered" ? "" : "font-bold"}>{what}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === "offered" && (
          <Button
            size="small"
            disabled={sending}
            aria-label={t("takeNamed", { what })}
            onClick={() => void note("taken")}
          >
            {t("take")}
          </Button>
        )}
        {state === "taken" && (
          <>
            <Button
              size="small"
              disabled={sending}
              aria-label={t("favourDoneNamed", { what })}
              onClick={() => void note("done")}
            >
              {t("favourDone")}
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={sending}
              aria-label={t("leaveNamed", { what })}
              onClick={() => void note("left")}
            >
              {t("leave")}
            </Button>
          </>
        )}
      </div>
      <p role="status" className="flex items-center gap-2 font-bold text-done empty:hidden">
        {state === "done" && <Icon node={Check} size={20} strokeWidth={3} className="shrink-0" />}
        {state === "done" && t("favourThanks")}
      </p>
      {isUnsent && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t("favourUnsent")}
        </p>
      )}
    </div>
  )
}

function useFavourText() {
  const t = useMessages("helping")
  const lang = useLanguage()
  const foodName = useFoodName()
  const label = usePreparationLabel()
  const texts = useTexts("preparations")
  return ({ kind, foods = [], preparation: key, hours }: Favour) => {
    if (kind === "buy") {
      const names = foods.map((food) => foodName(food).toLowerCase())
      return names.length > 0 ? t("favour-buy", { foods: listOf(names, lang) }) : t("favour-bought")
    }
    if (kind === "cook") {
      const preparation = preparations.find((each) => each.key === key)
      return preparation
        ? t("favour-cook", { title: label(texts[preparation.key]?.title, preparation) })
        : t("favour-cooked")
    }
    if (kind === "baby") return t("favour-baby", { from: hours?.from ?? "", until: hours?.until ?? "" })
    return t(`idea-${kind}`)
  }
}
