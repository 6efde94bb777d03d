import { useMessages } from "#app/language/use-messages.ts"
import { Flower, Petal } from "#app/ui/flower.tsx"

export function Rituals() {
  const t = useMessages("landing")
  const rituals = [
    { name: t("ritualMorning"), text: t("ritualMorningText") },
    { name: t("ritualRecipe"), text: t("ritualRecipeText") },
    { name: t("ritualSnack"), text: t("ritualSnackText") },
    { name: t("ritualWalk"), text: t("ritualWalkText") },
  ]
  return (
    <section
      aria-labelledby="rituals"
      className="grid items-center gap-8 pb-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-16 lg:pb-28"
    >
      <Flower petals={4.5} size={360} className="mx-auto h-auto w-56 max-w-full lg:w-full lg:max-w-90" />
      <div>
        <h2 id="rituals" className="text-2xl sm:text-3xl">
          {t("ritualsHeading")}
        </h2>
        <ol className="mt-6 grid gap-x-8 sm:grid-cols-2">
          {rituals.map(({ name, text }, index) => (
            <li key={name} className="flex items-center gap-4 border-t border-line py-4">
              <svg aria-hidden viewBox="-22 -58 44 56" className="h-14 shrink-0">
                <Petal open={(index + 1) / 4} />
              </svg>
              <span>
                <span className="block font-bold">{name}</span>
                <span className="block text-ink-soft">{text}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="border-t border-line pt-4 text-ink-soft">{t("ritualsClose")}</p>
      </div>
    </section>
  )
}
