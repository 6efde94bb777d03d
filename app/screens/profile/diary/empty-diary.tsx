import { useWords } from "#app/language/use-words.ts"
import { Flower } from "#app/ui/flower.tsx"

export function EmptyDiary() {
  const t = useWords("diary")
  return (
    <div className="flex items-center gap-5 narrow:flex-col rounded-lg border border-dashed border-line-strong px-5 py-6">
      <Flower petals={0} size={72} className="shrink-0" />
      <p>
        <span className="block font-bold">{t("noneTitle")}</span>
        <span className="text-ink-soft">{t("noneText")}</span>
      </p>
    </div>
  )
}
