import { useWords } from "#app/language/use-words.ts"
import { Medal } from "./medal.tsx"
import { Bells, FullBloom, Lavender, WaterLily } from "./pressed-flowers.tsx"

const badges = [
  { name: "badgeReset", tone: "fill-action-soft", Pressed: FullBloom },
  { name: "badgeWater", tone: "fill-done-soft", Pressed: WaterLily },
  { name: "badgeSleep", tone: "fill-note-soft", Pressed: Bells },
  { name: "badgeMind", tone: "fill-diary-soft", Pressed: Lavender },
] as const

export function Badges() {
  const t = useWords("profile")
  return (
    <section aria-labelledby="badges" className="flex flex-col gap-4">
      <div>
        <h2 id="badges">{t("badges")}</h2>
        <p className="text-ink-soft">{t("badgesText")}</p>
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 pt-2 sm:grid-cols-4">
        {badges.map(({ name, tone, Pressed }) => (
          <li key={name} className="flex flex-col items-center text-center">
            <Medal tone={tone}>
              <Pressed />
            </Medal>
            <h3 className="mt-3 text-lg">{t(name)}</h3>
            <p className="text-sm text-ink-soft">{t(`${name}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
