import { useMessages } from "#app/language/use-messages.ts"
import { NumbersOffer } from "#app/numbers/numbers-offer.tsx"
import { useMarkedText } from "#app/silence/use-marked-text.ts"
import { LineList } from "#app/ui/line-list.tsx"
import { ambulanceKinds, takeMessages } from "#domain/care-lines.ts"
import { guideFor } from "#domain/guide.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { CareLines, CountrySelect } from "./care-lines.tsx"
import { GuideLink } from "./guide-link.tsx"
import { useCareLines } from "./use-care-lines.ts"

/** The numbers first, then what to do, and what to say to whoever answers. */
export function CareSteps({ kind, heading: Heading }: { kind: SafetyKind; heading: "h3" | "h4" }) {
  const t = useMessages("care")
  const read = useMarkedText()
  const { lines } = useCareLines(kind)
  const guide = guideFor[kind]
  const [first, ...rest] = t(`${kind}-first`).split("\n")
  const canWrite = kind === "violence" && takeMessages(lines)
  const steps = [first, ...(canWrite ? [t("violence-write")] : []), ...rest].join("\n")
  return (
    <>
      <CareLines kind={kind} />
      {ambulanceKinds.includes(kind) && <p className="font-semibold">{t("speaker")}</p>}
      <div>
        <Heading className="mb-1 font-sans text-base font-bold tracking-normal">{t("firstLabel")}</Heading>
        <LineList text={read(steps)} isOrdered />
      </div>
      <div>
        <Heading className="mb-1 font-sans text-base font-bold tracking-normal">{t("sayLabel")}</Heading>
        <p>{read(t(`${kind}-say`))}</p>
      </div>
      {kind === "eating-disorder" && <NumbersOffer />}
      {guide && <GuideLink name={guide} />}
      {kind === "violence" && <p className="text-sm">{t("traces")}</p>}
      <CountrySelect />
    </>
  )
}
