import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { weightsMeant } from "#domain/evolution/body-measures.ts"
import { usesPoundsHere } from "./uses-pounds-here.ts"

/**
 * Asks for the unit of a weight that was typed without one. Where pounds are common the number may still be in
 * kilograms, which clinics use, so the unit is never guessed.
 */
export function UnitQuestion({ typed, onTake }: { typed: string; onTake: (typed: string) => void }) {
  const t = useMessages("errors")
  const meant = weightsMeant(typed, usesPoundsHere())
  if (meant.length < 2) return null
  return (
    <p role="status" className="flex flex-wrap items-center gap-2">
      <span>{t("whichUnit")}</span>
      {meant.map(({ text }) => (
        <Button key={text} variant="soft" size="small" onClick={() => onTake(text)}>
          {text}
        </Button>
      ))}
    </p>
  )
}
