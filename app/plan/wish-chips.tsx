import { X } from "lucide"
import { Suspense, useRef, useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { focusMain } from "#app/ui/focus-main.ts"
import { IconButton } from "#app/ui/icon-button.tsx"
import { foodFamilies } from "#content/food-families.ts"
import type { Wish } from "#domain/food/wish.ts"
import { joinFamilies } from "#domain/food/wish-families.ts"
import { useWishLabel } from "./use-wish-label.ts"

type WishChipsProps = {
  label: string
  wishes: readonly Wish[]
  onRemove?: (wishes: readonly Wish[]) => void
}

export function WishChips(props: WishChipsProps) {
  return (
    <Suspense>
      <NamedWishes {...props} />
    </Suspense>
  )
}

function NamedWishes({ label, wishes, onRemove }: WishChipsProps) {
  const joined = useJoinedWishes(wishes)
  const wishesOf = (chip: string) => joined.find(({ key }) => key === chip)?.wishes ?? []
  return (
    <Chips label={label} items={joined} {...(onRemove && { onRemove: (key: string) => onRemove(wishesOf(key)) })} />
  )
}

const mostShown = 8

type ChipsProps = { label: string; items: readonly { key: string; text: string }[]; onRemove?: (key: string) => void }

export function Chips({ label, items, onRemove }: ChipsProps) {
  const t = useMessages("wishes")
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLUListElement>(null)

  /** The pressed button disappears with its chip, so the focus moves on. */
  function remove(key: string, index: number) {
    onRemove?.(key)
    setTimeout(() => {
      const buttons = list.current?.querySelectorAll<HTMLElement>("button[data-remove]") ?? []
      const next = buttons[Math.min(index, buttons.length - 1)]
      if (next) next.focus()
      else focusMain()
    })
  }

  const shown = showsAll || items.length <= mostShown + 2 ? items : items.slice(0, mostShown)
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-2 empty:hidden">
      {shown.map(({ key, text }, index) => (
        <li
          key={key}
          className="inline-flex max-w-full items-center gap-1 rounded-full bg-done-soft py-1 pl-4 font-bold text-done first-letter:uppercase not-has-[button]:pr-4"
        >
          <span dir="auto" className="min-w-0 wrap-anywhere first-letter:uppercase">
            {text}
          </span>
          {onRemove && (
            <IconButton
              data-remove
              label={t("remove", { wish: text })}
              node={X}
              iconSize={18}
              onClick={() => remove(key, index)}
            />
          )}
        </li>
      ))}
      {shown.length < items.length && (
        <li>
          <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
            {t("showMore", { count: items.length - shown.length })}
          </Button>
        </li>
      )}
    </ul>
  )
}

function useJoinedWishes(wishes: readonly Wish[]) {
  const t = useMessages("wishes")
  const wishLabel = useWishLabel()
  return joinFamilies(wishes, foodFamilies).map(({ key, family, wishes: own }) => ({
    key,
    wishes: own,
    text: family ? t("without", { food: t(`family-${family}`) }) : own.map(wishLabel).join(),
  }))
}
