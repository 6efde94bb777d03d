import type { ReactNode } from "react"
import { useBabyAge } from "#app/care/baby-age/use-baby-age.ts"
import { NumbersOffer } from "#app/evolution/numbers/numbers-offer.tsx"
import { LazyReadAloud } from "#app/language/aloud/lazy-read-aloud.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useMarkedText } from "#app/privacy/silence/use-hidden-wishes.ts"
import { LineList } from "#app/ui/line-list.tsx"
import { bandOf } from "#domain/care/baby-age.ts"
import { ambulanceKinds, firstAidKinds, takeMessages } from "#domain/care/care-lines.ts"
import { guideFor } from "#domain/guides/guide.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { firstAidFigures } from "#domain/safety/first-aid.ts"
import { CareLines, CountrySelect, LineSources } from "./care-lines.tsx"
import { GuideLink } from "./guide-link.tsx"
import { useCareLines } from "./in-her-country.ts"
import { useSigns } from "./sign-texts.ts"
import { Steps } from "./steps.tsx"

type CareStepsProps = {
  kind: SafetyKind
  heading: "h3" | "h4"
  signs?: ReactNode
  /** A link to other people who can help, directly below the numbers. */
  people?: ReactNode
}

/** For kinds of danger that need first aid, the instructions stand directly after the first number. */
export function CareSteps({ kind, heading: Heading, signs: shownSigns, people }: CareStepsProps) {
  const t = useMessages("care")
  const read = useMarkedText()
  const { lines } = useCareLines(kind)
  const signs = useSigns()
  const age = useBabyAge()
  const guide = guideFor[kind]
  const firstAid = firstAidKinds.find((each) => each === kind)
  const [first, ...rest] = t(`${kind}-first`, firstAidFigures).split("\n")
  const canWrite = kind === "violence" && takeMessages(lines)
  const steps = [
    first,
    ...(canWrite ? [t("violence-write")] : []),
    ...rest,
    ...(kind === "violence" ? [t("violence-forced", firstAidFigures)] : []),
    ...(firstAid && firstAid !== "choking" ? [t(`${firstAid}-then`)] : []),
  ].join("\n")
  const whatToDo = (
    <div data-steps="">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2">
        <Heading className="font-sans text-base font-bold tracking-normal">{t("firstLabel")}</Heading>
        <LazyReadAloud partsFrom={stepsOf} />
      </div>
      <Steps text={read(steps)} signs={signs} days={age.days === null ? undefined : bandOf(age.days)} />
      {kind === "choking" && (
        <details>
          <summary className="flex min-h-11 w-fit items-center font-semibold text-sm underline underline-offset-4">
            {t("chokingMore")}
          </summary>
          <LineList text={t("chokingThen")} />
        </details>
      )}
    </div>
  )
  const speaker = ambulanceKinds.includes(kind) && <p className="font-semibold">{t("speaker")}</p>
  return (
    <>
      {firstAid ? (
        <>
          <CareLines kind={kind} part="first" />
          {whatToDo}
          <CareLines kind={kind} part="others" />
          {people}
          {speaker}
        </>
      ) : (
        <>
          <CareLines kind={kind} />
          {people}
          {speaker}
          {shownSigns}
          {whatToDo}
        </>
      )}
      <div data-steps="">
        <Heading className="mb-1 font-sans text-base font-bold tracking-normal">{t("sayLabel")}</Heading>
        <p>{read(t(`${kind}-say`))}</p>
      </div>
      {kind === "eating-disorder" && <NumbersOffer />}
      {guide && <GuideLink name={guide} />}
      {kind === "violence" && <p className="text-sm">{t("traces")}</p>}
      <CountrySelect />
      <LineSources kind={kind} />
    </>
  )
}

/**
 * Returns the parts to be read aloud: what to do and what to say. The numbers are left out, because the call bar has
 * them.
 */
function stepsOf(self: HTMLElement) {
  return self.closest("[data-steps]")?.parentElement?.querySelectorAll<HTMLElement>(":scope > [data-steps]") ?? []
}
