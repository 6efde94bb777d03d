import { Fragment, lazy, use } from "react"
import { loadSignTexts } from "#app/care/sign-texts.ts"
import { fetchFile } from "#app/fetch-file.ts"
import { listOf } from "#app/language/format.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Optional } from "#app/optional.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { writeOutSigns } from "#domain/care/sign-references.ts"
import type { WishField } from "#domain/food/understand-wishes.ts"
import type { InNoDish as FoodInNoDish, UnderstoodWishes, Wish } from "#domain/food/wish.ts"
import { WishChips } from "./wish-chips.tsx"

const NumbersOffer = lazy(() =>
  fetchFile(async () => ({ default: (await import("#app/evolution/numbers/numbers-offer.tsx")).NumbersOffer })),
)

type UnderstoodWordsProps = {
  understood: UnderstoodWishes
  /**
   * Unknown words among her likes do no harm, so they are reported less urgently than those among what she leaves out.
   */
  field: WishField
  isAboveList?: boolean
  leftOut: readonly Wish[]
  notMeant: readonly Wish[]
  onNotMeant: (wishes: readonly Wish[]) => void
}

export function UnderstoodWords({
  understood,
  field,
  isAboveList = false,
  leftOut,
  notMeant,
  onNotMeant,
}: UnderstoodWordsProps) {
  const t = useMessages("understood")
  const wishes = understood.wishes.filter((wish) => !notMeant.includes(wish))
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {wishes.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">{t("understood")}</p>
          <WishChips
            label={t("understood")}
            wishes={wishes}
            onRemove={(removed) => onNotMeant([...notMeant, ...removed])}
          />
        </>
      )}
      <InNoDish foods={understood.inNoDish} leftOut={leftOut} />
      <NotRead words={understood.unknown} field={field} isAboveList={isAboveList} />
      {understood.referrals.length > 0 && (
        <Notice role="note" title={t("referTitle")}>
          <Optional>
            <Referrals referrals={understood.referrals} />
          </Optional>
        </Notice>
      )}
    </div>
  )
}

/** Some texts that refer her to professionals name warning signs, whose own texts are filled in. */
function Referrals({ referrals }: Pick<UnderstoodWishes, "referrals">) {
  const t = useMessages("understood")
  const mother = use(loadSignTexts.mother(useLanguage()))
  return referrals.map((referral) => (
    <Fragment key={referral}>
      <p>{writeOutSigns(t(`refer-${referral}`), { mother })}</p>
      {referral === "eatingDisorder" && (
        <div className="my-2">
          <NumbersOffer isAsked />
        </div>
      )}
    </Fragment>
  ))
}

export function InNoDish({ foods, leftOut }: { foods: readonly FoodInNoDish[]; leftOut: readonly Wish[] }) {
  const isLeftOut = ({ against }: FoodInNoDish) => against.some((wish) => leftOut.includes(wish))
  return (
    <>
      <AboutWords message="inNoDish" words={foods.filter((food) => !isLeftOut(food)).map(({ word }) => word)} />
      <AboutWords message="likedLeftOut" words={foods.filter(isLeftOut).map(({ word }) => word)} />
    </>
  )
}

type NotReadProps = { words: readonly string[]; field: WishField; isAboveList?: boolean }

export function NotRead({ words, field, isAboveList = false }: NotReadProps) {
  const message = field !== "restrictions" ? "notKnown" : isAboveList ? "notReadHere" : "notRead"
  return <AboutWords message={message} words={words} />
}

type AboutWordsProps = {
  message: "inNoDish" | "likedLeftOut" | "notRead" | "notReadHere" | "notKnown"
  words: readonly string[]
}

function AboutWords({ message, words }: AboutWordsProps) {
  const t = useMessages("understood")
  const lang = useLanguage()
  if (words.length === 0) return null
  const quoted = words.map((word) => `“${word}”`)
  const isSentence = message !== "inNoDish" && message !== "likedLeftOut"
  return (
    <p role="status" className="text-sm">
      {t(message, { words: isSentence ? listOf(quoted, lang) : quoted.join(", ") })}
    </p>
  )
}
