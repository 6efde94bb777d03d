import { useMessages } from "#app/language/use-messages.ts"
import { Notice } from "#app/ui/notice.tsx"
import type { UnderstoodWishes, Wish } from "#domain/wish.ts"
import { WishChips } from "./wish-chips.tsx"

type UnderstoodWordsProps = {
  understood: UnderstoodWishes
  /** Understood, but not meant. */
  notMeant: readonly Wish[]
  onNotMeant: (wishes: readonly Wish[]) => void
}

/** Under her words: what of them was understood, what was not, and what no plan can answer for. */
export function UnderstoodWords({ understood, notMeant, onNotMeant }: UnderstoodWordsProps) {
  const t = useMessages("understood")
  const list = new Intl.ListFormat(undefined, { type: "conjunction" })
  const wishes = understood.wishes.filter((wish) => !notMeant.includes(wish))
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {wishes.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">{t("understood")}</p>
          <WishChips label={t("understood")} wishes={wishes} onRemove={(wish) => onNotMeant([...notMeant, wish])} />
        </>
      )}
      {understood.unknown.length > 0 && (
        <p role="status" className="text-sm">
          {t("notRead", { words: list.format(understood.unknown.map((word) => `“${word}”`)) })}
        </p>
      )}
      {understood.referrals.length > 0 && (
        <Notice role="note" title={t("referTitle")}>
          {understood.referrals.map((referral) => (
            <p key={referral}>{t(`refer-${referral}`)}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
