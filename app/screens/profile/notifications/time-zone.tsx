import { useMessages } from "#app/language/use-messages.ts"
import { Select } from "#app/ui/select.tsx"
import { isOffset } from "#domain/time-zone.ts"

type TimeZoneProps = { timeZone: string; onChange: (timeZone: string) => void }

/** Zones are labelled by their IANA names, such as "America/Sao Paulo". */
export function TimeZone({ timeZone, onChange }: TimeZoneProps) {
  const t = useMessages("notifications")
  // The current zone is added, because browsers do not list zones by offset or zones newer than themselves.
  const zones = [...new Set([timeZone, ...Intl.supportedValuesOf("timeZone")])]
  const options = zones.map((value) => ({ value, label: nameOf(value) }))
  return <Select label={t("timeZone")} options={options} value={timeZone} onChange={onChange} />
}

function nameOf(timeZone: string): string {
  return isOffset(timeZone) ? `UTC${timeZone}` : timeZone.replaceAll("_", " ")
}
