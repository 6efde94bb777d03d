import { AgeQuestion, useAgeChoices } from "#app/baby-age/age-question.tsx"
import { useBabyAge } from "#app/baby-age/use-baby-age.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { LineList } from "#app/ui/line-list.tsx"
import { bandOf } from "#domain/baby-age.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { type Days, holdsWithin, type Sign, type SignLevel, type SignOf, signsForLevel } from "#domain/sign.ts"
import { signLines } from "#domain/sign-text.ts"
import { signs } from "#domain/signs/table.ts"
import { useSigns } from "./sign-texts.ts"

/** The others are folded away. */
const mostShown = 3

type List = { of: SignOf; level: SignLevel }

const listOf: Partial<Readonly<Record<SafetyKind, List>>> = {
  "mother-emergency": { of: "mother", level: "now" },
  "baby-emergency": { of: "baby", level: "now" },
  "same-day-mother": { of: "mother", level: "today" },
  "same-day-baby": { of: "baby", level: "today" },
}

/** The signs of a card, of which one is enough. Kinds that explain themselves have none. */
export function Signs({ kind }: { kind: SafetyKind }) {
  const list = listOf[kind]
  if (!list) return null
  return list.of === "baby" ? <BabysSigns {...list} /> : <SignList {...list} />
}

/** Those of the baby's age first, the others one tap away; below them, how old the baby is. */
function BabysSigns(list: List) {
  const age = useBabyAge()
  const { choices, labelOf } = useAgeChoices()
  const at = age.days === null ? undefined : { days: bandOf(age.days), label: labelOf(age.days) ?? "" }
  return (
    <>
      <SignList {...list} at={at} />
      <AgeQuestion age={age} of="baby" choices={choices}>
        {at && <OtherAges {...list} days={at.days} />}
      </AgeQuestion>
    </>
  )
}

type SignListProps = List & { at?: { days: Days; label: string } | undefined }

function SignList({ of, level, at }: SignListProps) {
  const t = useMessages("help-now")
  const tAge = useMessages("baby-age")
  const texts = useSigns(useLanguageOf("care"))[of]
  const rows = rowsOf({ of, level }).filter((sign) => !at || holdsWithin(sign, at.days))
  // Those of the level itself come before those that another sign raises to it.
  const first = rows.filter((sign) => sign.level === level).slice(0, mostShown)
  const rest = rows.filter((sign) => !first.includes(sign))
  const lines = (some: readonly Sign[]) => signLines(some, texts, { length: "short", level, days: at?.days }).join("\n")
  return (
    <div>
      <h4 className="mb-1 font-sans text-base font-bold tracking-normal">
        {at ? tAge("signsAt", { age: at.label }) : t("signs")}
      </h4>
      <LineList text={lines(first)} />
      <Fold label={at ? tAge("moreSignsAt", { age: at.label }) : t("moreSigns")} text={lines(rest)} />
    </div>
  )
}

/** Below the question, which stays where it is when she answers. */
function OtherAges({ of, level, days }: List & { days: Days }) {
  const t = useMessages("baby-age")
  const texts = useSigns(useLanguageOf("care"))[of]
  const rows = rowsOf({ of, level }).filter((sign) => !holdsWithin(sign, days))
  return <Fold label={t("otherAges")} text={signLines(rows, texts, { length: "short", level }).join("\n")} />
}

function rowsOf({ of, level }: List): readonly Sign[] {
  return signsForLevel(signs, level).filter((sign) => sign.of === of)
}

function Fold({ label, text }: { label: string; text: string }) {
  return (
    <details>
      <summary className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-4">
        {label}
      </summary>
      <LineList text={text} />
    </details>
  )
}
