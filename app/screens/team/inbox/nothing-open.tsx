import { useMessages } from "#app/language/use-messages.ts"
import { Flower } from "#app/ui/flower.tsx"

export default function NothingOpen() {
  const t = useMessages("team")
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 bg-sunken/50 p-8 text-center text-ink-soft">
      <Flower petals={3} size={110} />
      <p>{t("nothingOpen")}</p>
    </div>
  )
}
