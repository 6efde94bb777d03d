import type { ReactNode } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { Card } from "#app/ui/card.tsx"
import { Scene } from "./scene.tsx"

export function Features() {
  const t = useMessages("landing")
  return (
    <section aria-labelledby="features" className="pb-20 lg:pb-28">
      <h2 id="features" className="mb-6 text-2xl sm:text-3xl lg:mb-10">
        {t("featuresHeading")}
      </h2>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-6">
        <Card aria-labelledby="recipes" className="flex flex-col gap-6 lg:row-span-2 lg:p-10">
          <Scene name="plate" className="mx-auto w-full max-w-md" />
          <div className="mt-auto flex flex-col gap-2">
            <p className="flex items-baseline gap-2 font-display text-xl leading-none">
              <span className="text-5xl">{t("recipesMinutes")}</span> {t("recipesUnit")}
            </p>
            <h3 id="recipes" className="text-2xl">
              {t("recipes")}
            </h3>
            <p className="text-ink-soft">{t("recipesText")}</p>
          </div>
        </Card>
        <SideCard
          id="nutritional"
          tone="diary"
          title={t("nutritional")}
          text={t("nutritionalText")}
          note={t("chatNote")}
        >
          <Scene name="chat" className="w-36 shrink-0 sm:w-44" />
        </SideCard>
        <SideCard id="results" tone="bare" title={t("results")} text={t("resultsText")}>
          <Scene name="notebook" className="w-36 shrink-0 sm:w-44" />
        </SideCard>
      </div>
    </section>
  )
}

type SideCardProps = {
  id: string
  tone: "diary" | "bare"
  title: string
  text: string
  note?: string
  children: ReactNode
}

function SideCard({ id, tone, title, text, note, children }: SideCardProps) {
  return (
    <Card aria-labelledby={id} tone={tone} className="flex flex-col gap-3 sm:flex-row sm:items-center sm:gap-6">
      {children}
      <div className="flex flex-col gap-2">
        <h3 id={id}>{title}</h3>
        <p className="text-ink-soft">{text}</p>
        {note && <p className="font-semibold text-sm">{note}</p>}
      </div>
    </Card>
  )
}
