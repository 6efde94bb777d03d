import { Leaf } from "lucide-react"
import { useTexts } from "#app/language/texts.ts"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Card } from "#app/ui/card.tsx"
import { plainText } from "#domain/marked-text.ts"

export function Tip({ day }: { day: number }) {
  const plan = useWords("plan")
  const planLanguage = useLanguageOf("plan")
  const tips = useTexts("plan", useLanguageOf("day"))
  return (
    <Card tone="note" aria-labelledby="tip" className="flex flex-col gap-2">
      <h2 id="tip" lang={planLanguage} className="flex items-center gap-2 text-xl">
        <Leaf size={20} aria-hidden className="shrink-0 text-note" />
        {plan("tipOfTheDay")}
      </h2>
      <p>{plainText(tips[day - 1]?.tip ?? "")}</p>
    </Card>
  )
}
