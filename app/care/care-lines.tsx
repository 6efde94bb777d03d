import { MessageSquareText, Phone } from "lucide"
import { useLanguageOf, useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Select } from "#app/ui/select.tsx"
import { type CareLine, careLinesFor, dialled, type Hours } from "#domain/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { countryNames, useCountry } from "./country.ts"

/** The others are folded away. */
const mostShown = 4
/** In place of a country's code while it is unknown. */
const unknown = "unknown"
/** Reaches help from a mobile phone in most countries. */
const anywhere: CareLine = { kind: "emergency", number: "112" }

/** Whom to call or write to in her country, each with one tap. */
export function CareLines({ kind }: { kind: SafetyKind }) {
  const t = useMessages("care")
  const { country } = useCountry()
  const lines = country ? careLinesFor(kind, country) : [anywhere]
  return (
    <div className="flex flex-col gap-3">
      {!country && <p className="text-sm">{t("unknownCountry")}</p>}
      <Lines lines={lines.slice(0, mostShown)} />
      {lines.length > mostShown && (
        <details>
          <summary className="flex min-h-11 w-fit items-center text-sm font-semibold underline underline-offset-4">
            {t("moreLines")}
          </summary>
          <Lines lines={lines.slice(mostShown)} />
        </details>
      )}
    </div>
  )
}

function Lines({ lines }: { lines: readonly CareLine[] }) {
  return (
    <ul className="grid max-w-none grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-2">
      {lines.map((line) => (
        <li key={`${line.kind} ${line.name} ${line.area}`} className="max-w-none">
          <Line line={line} />
        </li>
      ))}
    </ul>
  )
}

function Line({ line }: { line: CareLine }) {
  const t = useMessages("care")
  const lang = useLanguageOf("care")
  const { name, area, number, text, hours, isFree } = line
  const hoursInWords = hours === "always" ? t("always") : hours?.map((each) => inWords(each, lang)).join(", ")
  const facts = [area, hoursInWords, isFree && t("free")].filter(Boolean).join(" · ")
  const about = [name, t(line.kind)].filter(Boolean).join(" · ")
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-lg border border-danger bg-surface">
      {number && (
        <a
          href={`tel:${dialled(number)}`}
          className="flex min-h-13 grow items-center gap-3 px-4 py-1.5 no-underline hover:bg-sunken"
        >
          <Icon node={Phone} size={20} className="shrink-0 text-danger" />
          <span className="flex min-w-0 flex-col leading-tight">
            <strong className="text-lg whitespace-nowrap narrow:whitespace-normal">{number}</strong>
            <span className="text-sm">{about}</span>
            {facts && <span className="text-xs text-ink-soft">{facts}</span>}
          </span>
        </a>
      )}
      {text && (
        <a
          href={addressOf(text)}
          className={`flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm no-underline hover:bg-sunken ${number ? "border-t border-line" : "grow"}`}
        >
          <Icon node={MessageSquareText} size={20} className="shrink-0 text-danger" />
          <span className="flex min-w-0 flex-col leading-tight wrap-anywhere">
            <span>
              {t(text.by)} <strong className="whitespace-nowrap narrow:whitespace-normal">{text.number}</strong>
              {text.body && ` “${text.body}”`}
            </span>
            {!number && <span>{about}</span>}
            {!number && facts && <span className="text-xs text-ink-soft">{facts}</span>}
          </span>
        </a>
      )}
    </div>
  )
}

function addressOf({ by, number, body }: NonNullable<CareLine["text"]>) {
  if (by === "whatsapp") return `https://wa.me/${dialled(number).replace("+", "")}`
  return `sms:${dialled(number)}${body ? `?&body=${encodeURIComponent(body)}` : ""}`
}

/** "seg.–sex. 15:00–20:00" */
function inWords({ days: [first, last], from, to }: Hours, language: string): string {
  // The first of January 2024 was a Monday.
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, day))
  const days = first === 1 && last === 7 ? "" : `${dayName(first)}${last === first ? "" : `–${dayName(last)}`} `
  return `${days}${from}–${to}`
}

/** Corrects the country that the device suggests; the choice is stored. */
export function CountrySelect() {
  const t = useMessages("care")
  const { country, choose } = useCountry()
  const options = countryNames(useLanguageOf("care")).map(({ code, name }) => ({ value: code, label: name }))
  return (
    <Select
      label={t("country")}
      look="pill"
      options={country ? options : [{ value: unknown, label: t("chooseCountry") }, ...options]}
      value={country?.code ?? unknown}
      onChange={(code) => code !== unknown && choose(code)}
    />
  )
}
