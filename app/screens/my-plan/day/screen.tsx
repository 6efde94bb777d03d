import "./day.css"
import { useParams } from "react-router"
import { screenLoader } from "#app/language/screen-words.ts"
import { type ScreenHandle, useLanguageOf, useWords } from "#app/language/use-words.ts"
import { NotFoundPage } from "#app/screens/not-found/not-found-page.tsx"
import { Page } from "#app/ui/page.tsx"
import { programmeDays } from "#domain/progress.ts"
import { BackLink } from "../back-link.tsx"
import { numberInAddress } from "../number-in-address.ts"
import { DayLinks } from "./day-links.tsx"
import { Meals } from "./meals.tsx"
import { Tip } from "./tip.tsx"
import { useTurning } from "./use-turning.ts"

export const handle: ScreenHandle = { words: "day", also: ["plan"], texts: ["recipes", "plan"] }
export const clientLoader = screenLoader(handle)

export default function DayScreen() {
  const day = numberInAddress(useParams().day)
  return day && day <= programmeDays ? <Day day={day} /> : <NotFoundPage />
}

function Day({ day }: { day: number }) {
  const t = useWords("day")
  const plan = useWords("plan")
  const planLanguage = useLanguageOf("plan")
  const { swipe, cameFrom } = useTurning(day)
  return (
    <div {...swipe} className="touch-pan-y touch-pinch-zoom overflow-x-clip">
      <title>{t("title", { day })}</title>
      <Page
        title={<span lang={planLanguage}>{plan("dayOfDays", { day, days: programmeDays })}</span>}
        back={<BackLink to="/my-plan">{t("back")}</BackLink>}
        width="wide"
      >
        <div
          key={day}
          data-came-from={cameFrom}
          className="turned-page grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12"
        >
          <Meals day={day} />
          <Tip day={day} />
        </div>
        <DayLinks day={day} />
      </Page>
    </div>
  )
}
