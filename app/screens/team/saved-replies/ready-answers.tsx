import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Skeleton } from "#app/ui/skeleton.tsx"
import type { Pick } from "../use-picks.ts"

const shownAtOnce = 12

export function ReadyAnswers({ picks, onAdapt }: { picks: Pick[] | undefined; onAdapt: (pick: Pick) => void }) {
  const t = useMessages("team")
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <section aria-labelledby="ready-answers" className="flex flex-col gap-2">
      <h2 id="ready-answers" className="text-xl">
        {t("readyAnswers")}
      </h2>
      <p className="text-sm text-ink-soft">{t("readyAnswersText")}</p>
      {!picks && <Skeleton className="h-40" />}
      {picks?.length === 0 && <p role="status">{t("pickNothing")}</p>}
      <ul className="flex flex-col">
        {picks?.slice(0, shown).map((pick) => (
          <li key={pick.id} className="max-w-none border-t border-line py-1 first:border-t-0">
            <Disclosure label={<span className="text-left">{pick.title}</span>}>
              <p lang={pick.lang} dir="auto" className="max-w-none text-sm wrap-anywhere whitespace-pre-line">
                {pick.text}
              </p>
              <Button
                variant="quiet"
                size="small"
                className="my-2"
                aria-label={t("adaptNamed", { title: pick.title })}
                onClick={() => onAdapt(pick)}
              >
                {t("adapt")}
              </Button>
            </Disclosure>
          </li>
        ))}
      </ul>
      {picks && picks.length > shown && (
        <Button variant="quiet" size="small" className="self-center" onClick={() => setShown(shown + shownAtOnce)}>
          {t("more")}
        </Button>
      )}
    </section>
  )
}
