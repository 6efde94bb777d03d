import { use } from "react"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { LineList } from "#app/ui/line-list.tsx"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { type SignLevel, type SignOf, signsForLevel } from "#domain/sign.ts"
import { signLines } from "#domain/sign-text.ts"
import { signs } from "#domain/signs/table.ts"
import { loadSignTexts } from "./sign-texts.ts"

/** The others are folded away. */
const mostShown = 3

const listOf: Partial<Readonly<Record<SafetyKind, { of: SignOf; level: SignLevel }>>> = {
  "mother-emergency": { of: "mother", level: "now" },
  "baby-emergency": { of: "baby", level: "now" },
  "same-day-mother": { of: "mother", level: "today" },
  "same-day-baby": { of: "baby", level: "today" },
}

/** The signs of a card, of which one is enough. Kinds that explain themselves have none. */
export function Signs({ kind }: { kind: SafetyKind }) {
  const list = listOf[kind]
  return list ? <SignList {...list} /> : null
}

function SignList({ of, level }: { of: SignOf; level: SignLevel }) {
  const t = useMessages("help-now")
  const texts = use(loadSignTexts[of](useLanguageOf("care")))
  const rows = signsForLevel(signs, level).filter((sign) => sign.of === of)
  // Those of the level itself come before those that another sign raises to it.
  const first = rows.filter((sign) => sign.level === level).slice(0, mostShown)
  const others = rows.filter((sign) => !first.includes(sign))
  const lines = (some: typeof rows) => signLines(some, texts, { length: "short", level }).join("\n")
  return (
    <div>
      <h4 className="mb-1 font-sans text-base font-bold tracking-normal">{t("signs")}</h4>
      <LineList text={lines(first)} />
      <details>
        <summary className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-4">
          {t("moreSigns")}
        </summary>
        <LineList text={lines(others)} />
      </details>
    </div>
  )
}
