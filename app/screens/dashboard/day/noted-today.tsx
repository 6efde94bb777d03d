import { useLanguage } from "#app/language/language-boundary.tsx"
import { localNumber } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { countGlasses, type Glasses, glassMl } from "#domain/days/water.ts"

export function NotedToday({ hours, glasses }: { hours: number | null; glasses: Glasses | undefined }) {
  const t = useMessages("dashboard")
  const lang = useLanguage()
  const glassesText = useGlassesText()
  const count = countGlasses(glasses)
  const sleep = hours === null ? t("sleep") : `${t("sleep")} ${t("sleepHours", { hours: localNumber(hours, lang) })}`
  return <span>{`${sleep} · ${count === 0 ? t("water") : glassesText(count)}`}</span>
}

export function useGlassesText() {
  const t = useMessages("dashboard")
  const lang = useLanguage()
  return (count: number) => t("glasses", { count, litres: localNumber((count * glassMl) / 1000, lang, 2) })
}
