import type { ReactNode } from "react"
import { useNumbersHidden } from "#app/evolution/numbers/use-numbers-hidden.ts"
import { RecipePicture } from "#app/illustrations/recipe-picture.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import type { PlanOffer } from "#app/storage/plan-offer.ts"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { LinkedText } from "#app/ui/linked-text.tsx"
import { factsIn, linesWithoutNumbers, shownFirst } from "./facts.ts"

type Line = { label: string; text: string }

/**
 * Shows what the plan knows about a thing, one line for each fact. The likeliest lines are shown at once, the others
 * after a tap.
 */
export function Facts({ offer, children }: { offer: PlanOffer; children: (press: PlanOffer) => ReactNode }) {
  const t = useMessages("chat-plan")
  const areNumbersHidden = useNumbersHidden()
  if (useSilence()) return null
  const { lines, picture, presses = [] } = factsIn(offer)
  const shown = areNumbersHidden ? linesWithoutNumbers(lines) : lines
  const rest = shown.slice(shownFirst)
  return (
    <div className="mt-1 flex flex-col gap-1">
      {picture !== undefined && (
        <span className="w-fit rounded-md bg-sunken p-1 narrow:hidden">
          <RecipePicture recipeId={picture} className="h-12 w-14" />
        </span>
      )}
      <Lines lines={shown.slice(0, shownFirst)} />
      {presses.length > 0 && <p className="mt-2 text-sm font-semibold text-ink-soft">{t("putBack")}</p>}
      {presses.map(children)}
      {rest.length > 0 && (
        <Disclosure label={t("more-facts")}>
          <Lines lines={rest} />
        </Disclosure>
      )}
    </div>
  )
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="divide-y divide-line">
      {lines.map(({ label, text }) => (
        <div key={label} className="py-1.5">
          <dt className="text-sm font-semibold text-ink-soft">{label}</dt>
          <dd className="wrap-anywhere">
            <LinkedText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
