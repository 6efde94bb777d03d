import { useCountry } from "#app/care/country.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useMarkedText } from "#app/silence/use-marked-text.ts"
import { careLinesFor, dialled } from "#domain/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"

type UrgentLineProps = {
  /** Whose first line it is. */
  kind?: SafetyKind
  label?: "dontWait" | "talkToSomeone"
}

/** The number to call, beside everything she has to wait for: that of emergencies, unless she rather needs somebody to talk to. */
export function UrgentLine({ kind = "mother-emergency", label = "dontWait" }: UrgentLineProps) {
  const t = useMessages("care")
  const read = useMarkedText()
  const { country } = useCountry()
  const line = country && careLinesFor(kind, country)[0]
  const number = line?.number ?? "112"
  return (
    <div
      lang={useLanguageOf("care")}
      className="flex flex-wrap items-center gap-x-1.5 border-t border-line pt-2 text-sm"
    >
      <span>{read(t(label))}</span>
      <a
        href={`tel:${dialled(number)}`}
        className="inline-flex min-h-11 items-center font-bold whitespace-nowrap underline"
      >
        {[number, line?.name].filter(Boolean).join(" · ")}
      </a>
    </div>
  )
}
