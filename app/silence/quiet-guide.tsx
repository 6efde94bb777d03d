import { Suspense } from "react"
import { useLanguageOf, useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import { Card } from "#app/ui/card.tsx"

/** In the place of a guide that is about the baby alone: it opens if she needs it all the same. */
export function QuietGuide({ onShow }: { onShow: () => void }) {
  return (
    <Suspense>
      <ThisGuide onShow={onShow} />
    </Suspense>
  )
}

function ThisGuide({ onShow }: { onShow: () => void }) {
  const t = useWords("silence")
  return (
    <Card
      tone="note"
      lang={useLanguageOf("silence")}
      aria-labelledby="quiet"
      className="flex flex-col items-start gap-3"
    >
      <h2 id="quiet">{t("guideTitle")}</h2>
      <p>{t("guideText")}</p>
      <Button variant="soft" size="small" onClick={onShow}>
        {t("showGuide")}
      </Button>
    </Card>
  )
}
