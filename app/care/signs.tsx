import type { ReactNode } from "react"
import { AgeQuestion, useAgeChoices } from "#app/care/baby-age/age-question.tsx"
import { useBabyAge } from "#app/care/baby-age/use-baby-age.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { LineList } from "#app/ui/line-list.tsx"
import { bandOf } from "#domain/care/baby-age.ts"
import {
  type Days,
  holdsWithin,
  isShownAt,
  type Sign,
  type SignLevel,
  type SignOf,
  signsForLevel,
} from "#domain/care/sign.ts"
import { signLines } from "#domain/care/sign-text.ts"
import { signs } from "#domain/care/signs/table.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { useCountry } from "./country.ts"
import { useTemperatures } from "./in-her-country.ts"
import { useSigns } from "./sign-texts.ts"

const mostShown = 3
const mostOwnShown = 2

type List = { of: SignOf; level: SignLevel }

const listOf: Partial<Readonly<Record<SafetyKind, List>>> = {
  "mother-emergency": { of: "mother", level: "now" },
  "baby-emergency": { of: "baby", level: "now" },
  "same-day-mother": { of: "mother", level: "today" },
  "same-day-baby": { of: "baby", level: "today" },
}

/**
 * Lists the signs of a kind of danger, any one of which is enough. Renders nothing for a kind that needs no
 * explanation.
 */
export function Signs({ kind }: { kind: SafetyKind }) {
  const list = listOf[kind]
  if (!list) return null
  return list.of === "baby" ? <BabysSigns {...list} /> : <MothersSigns {...list} />
}

function MothersSigns(list: List) {
  const t = useMessages("help-now")
  const lines = useLines(list)
  const { first, rest } = partsOf(rowsOf(list), list.level)
  return (
    <div>
      <Heading>{t("signs")}</Heading>
      <LineList text={lines(first)} />
      <Fold label={t("moreSigns")} text={lines(rest)} />
    </div>
  )
}

function BabysSigns(list: List) {
  const t = useMessages("help-now")
  const tAge = useMessages("baby-age")
  const age = useBabyAge()
  const { country } = useCountry()
  const { choices, labelOf } = useAgeChoices()
  const days = age.days === null ? undefined : bandOf(age.days)
  const label = startingLow((age.days !== null && labelOf(age.days)) || "")
  const lines = useLines(list, days)
  const atAnyAge = useLines(list)
  const rows = rowsOf(list)
  const shown = days ? rows.filter((sign) => isShownAt(sign, days, country?.code ?? null)) : rows
  const { first, own, rest } = partsOf(shown, list.level, days)
  return (
    <>
      <div>
        <Heading>{t("signs")}</Heading>
        <LineList text={lines(first)} />
      </div>
      <AgeQuestion age={age} of="baby" choices={choices} />
      <div>
        {own.length > 0 && (
          <>
            <Heading>{tAge("signsAt", { age: label })}</Heading>
            <LineList text={lines(own)} />
          </>
        )}
        <Fold label={days ? tAge("moreSignsAt", { age: label }) : t("moreSigns")} text={lines(rest)} />
        {days && <Fold label={tAge("otherAges")} text={atAnyAge(rows.filter((sign) => !holdsWithin(sign, days)))} />}
      </div>
    </>
  )
}

function useLines({ of, level }: List, days?: Days) {
  const texts = useSigns()[of]
  const { country } = useCountry()
  const write = useTemperatures()
  return (rows: readonly Sign[]) =>
    write(signLines(rows, texts, { length: "short", level, days, country: country?.code ?? null }).join("\n"))
}

function partsOf(rows: readonly Sign[], level: SignLevel, days?: Days) {
  const ofLevel = rows.filter((sign) => sign.level === level)
  const first = ofLevel.slice(0, mostShown)
  const own = days ? ofLevel.filter((sign) => sign.days && !first.includes(sign)).slice(0, mostOwnShown) : []
  return { first, own, rest: rows.filter((sign) => !first.includes(sign) && !own.includes(sign)) }
}

function rowsOf({ of, level }: List): readonly Sign[] {
  return signsForLevel(signs, level).filter((sign) => sign.of === of)
}

function Heading({ children }: { children: ReactNode }) {
  return <h4 className="mb-1 font-sans text-base font-bold tracking-normal">{children}</h4>
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

function startingLow(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
