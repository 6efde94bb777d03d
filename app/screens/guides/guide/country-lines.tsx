import { ChevronDown } from "lucide"
import { CountrySelect } from "#app/care/care-lines.tsx"
import { countryNames, useCountry } from "#app/care/country.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { Icon } from "#app/ui/icon.tsx"
import { LineList } from "#app/ui/line-list.tsx"
import { linesByCountry } from "#domain/care/country-lines.ts"
import type { TextLanguage } from "#domain/language.ts"

type CountryLinesProps = {
  lines: readonly string[]
  lang: TextLanguage
  isListed: boolean
}

export function CountryLines({ lines, lang, isListed }: CountryLinesProps) {
  const t = useMessages("guides")
  const { country } = useCountry()
  if (!isListed) return <LineList text={lines.join("\n")} />
  const { everywhere, ofCountries } = linesByCountry(lines, countryNames(lang))
  const own = ofCountries.filter(({ code }) => code === country?.code)
  const others = ofCountries.filter(({ code }) => code !== country?.code)
  const shown = [...own.map(({ line }) => line), ...everywhere]
  return (
    <>
      {shown.length > 0 && <LineList text={shown.join("\n")} />}
      {others.length > 0 && (
        <details className="group/countries print:[&::details-content]:[content-visibility:visible]">
          <summary className="flex min-h-11 w-fit list-none items-center gap-1 font-semibold text-sm underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            {t("otherCountries")}
            <Icon node={ChevronDown} size={18} className="transition-transform group-open/countries:rotate-180" />
          </summary>
          <div className="flex flex-col gap-3 pt-1">
            <LineList text={others.map(({ line }) => line).join("\n")} />
            <div className="print:hidden">
              <CountrySelect />
            </div>
          </div>
        </details>
      )}
    </>
  )
}

export function useIsListed(lists: readonly (readonly string[] | undefined)[], lang: TextLanguage): boolean {
  const { country } = useCountry()
  if (!country) return false
  return lists.some((lines = []) =>
    linesByCountry(lines, countryNames(lang)).ofCountries.some(({ code }) => code === country.code),
  )
}
