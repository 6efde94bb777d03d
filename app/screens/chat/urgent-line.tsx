import { useCountry } from "#app/care/country.ts"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { useMarkedText } from "#app/silence/use-marked-text.ts"
import { dialled } from "#domain/care-lines.ts"

/** Beside everything she has to wait for: the emergency number answers now. */
export function UrgentLine() {
  const t = useMessages("care")
  const read = useMarkedText()
  const { country } = useCountry()
  const line = country?.lines.find(({ kind }) => kind === "emergency")
  const number = line?.number ?? "112"
  return (
    <div
      lang={useLanguageOf("care")}
      className="flex flex-wrap items-center gap-x-1.5 border-t border-line pt-2 text-sm"
    >
      <span>{read(t("dontWait"))}</span>
      <a
        href={`tel:${dialled(number)}`}
        className="inline-flex min-h-11 items-center font-bold whitespace-nowrap underline"
      >
        {[number, line?.name].filter(Boolean).join(" · ")}
      </a>
    </div>
  )
}
