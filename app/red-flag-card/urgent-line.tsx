import { useWords } from "#app/language/use-words.ts"
import { careCountries } from "#content/care-lines/countries.ts"
import { careLinesFor, likeliestFirst } from "#domain/care-lines.ts"

/** Beside whatever makes her wait: for her health or the baby's there is a number that answers now. */
export function UrgentLine() {
  const t = useWords("red-flag-card")
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const [here] = likeliestFirst(careCountries, timeZone, navigator.languages)
  const [line] = here ? careLinesFor("emergency", here) : []
  return (
    <div className="border-t border-line pt-2 text-sm">
      {t("dontWait")}{" "}
      {line && (
        <a href={`tel:${line.tel}`} className="inline-flex min-h-11 items-center font-bold whitespace-nowrap underline">
          {[line.number, line.name].filter(Boolean).join(" · ")}
        </a>
      )}
    </div>
  )
}
