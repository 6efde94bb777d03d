import { useEffect, useMemo, useState } from "react"
import type { FromPlan } from "#app/chat/reply.ts"
import { fetchFile, longestWaitMs } from "#app/fetch-file.ts"
import { foodNameOf } from "#app/language/food-names.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { useOneLanguage } from "#app/language/screen-language.ts"
import { loadTexts } from "#app/language/texts.ts"
import { useRest } from "#app/plan/use-rest.ts"
import { useRowsOfWeek } from "#app/plan/use-rows-of-week.ts"
import { loadFullWishTable } from "#app/plan/wish-table.ts"
import { useSilence } from "#app/silence/use-silence.ts"
import { useCorrectedNow, useSyncState } from "#app/sync/sync-context.ts"
import type { Allergen } from "#domain/food.ts"
import { currentJourney } from "#domain/journey.ts"
import { type Language, languages } from "#domain/language.ts"
import { type LeftOut, nothingLeftOut } from "#domain/marked-text.ts"
import { ownKey } from "#domain/nouns/noun.ts"

type Loaded = Awaited<ReturnType<typeof load>>

type OfPlan = { fromPlan?: FromPlan; leftOut: LeftOut; isAwaited: boolean }

/** In silence nothing is said of her week. */
export function useFromPlan(isNeeded: boolean): OfPlan {
  const isUnknown = useSyncState((state) => state.isUnknown)
  const rows = useRowsOfWeek()
  const isQuiet = useSilence()
  const now = useCorrectedNow()
  const one = useOneLanguage()
  const screen = useLanguage()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isNeeded) return
    const timer = setTimeout(setLate, longestWaitMs, true)
    load(one ? [screen] : languages).then(setLoaded, () => {})
    return () => clearTimeout(timer)
  }, [isNeeded, one, screen])

  const { dayOfMeals } = useRest(currentJourney(Object.values(rows.journeys)))

  return useMemo(() => {
    const told = rows.onboarding[ownKey]
    const hasTold = isUnknown || told !== undefined || rows.household[ownKey] !== undefined
    if (!loaded || isUnknown)
      return { leftOut: isNeeded && hasTold ? "unknown" : nothingLeftOut, isAwaited: isNeeded && !isLate }
    const { planned, reading, chat, table, talks, leaving, atHomeNow } = loaded
    const understood = reading.understandWords(told?.values, table)
    const leftOut = leaving.leftOutOf(rows, understood)
    if (isQuiet) return { leftOut, isAwaited: false }
    const { week, journey, household: inWeek } = planned.plannedOf(rows, understood)
    const talkIn = (lang: Language) => talks.find((talk) => talk.lang === lang)
    const planNow = () => {
      const kitchen = atHomeNow.kitchenOf(rows, now())
      return chat.planForChat(week, inWeek, dayOfMeals, journey, table, kitchen)
    }
    const fromPlan: FromPlan = {
      answer(text, lang) {
        const talk = talkIn(lang)
        return talk && chat.answerFromPlan(text, planNow(), talk, new Date().getHours())
      },
      beside(entry, shown, lang) {
        const talk = talkIn(lang)
        return talk ? chat.besideExcluded(entry, shown, planNow(), talk) : shown
      },
    }
    return { fromPlan, leftOut, isAwaited: false }
  }, [loaded, isLate, isNeeded, isQuiet, isUnknown, rows, dayOfMeals, now])
}

function loadPlanning() {
  return Promise.all([
    import("#app/plan/planned.ts"),
    import("#domain/plan/understand-words.ts"),
    import("./from-plan.ts"),
    import("#app/plan/use-wish-label.ts"),
    import("#app/plan/left-out.ts"),
    import("#app/plan/at-home-now.ts"),
  ])
}

async function load(spoken: readonly Language[]) {
  const [files, table] = await Promise.all([fetchFile(loadPlanning), loadFullWishTable()])
  const [planned, reading, chat, { wishLabelOf }, leaving, atHomeNow] = files
  async function loadTalk(lang: Language) {
    const [t, recipe, wishes, foods, others, regional, titles, snacks] = await Promise.all([
      loadMessages("chat", lang),
      loadMessages("recipe", lang),
      loadMessages("wishes", lang),
      loadMessages("foods", lang),
      loadTexts("other-foods", lang),
      loadRegionalFoodNames(lang),
      loadTexts("titles", lang),
      loadTexts("snacks", lang),
    ])
    const foodName = foodNameOf(foods, regional)
    const allergenName = (allergen: Allergen) => recipe(`allergen-${allergen}`)
    return {
      t,
      lang,
      titles,
      snacks,
      foodName,
      allergenName,
      wishLabel: wishLabelOf(wishes, (key) => foodName(key) || others[key]),
    }
  }

  // One missing language must not fail the others.
  const asked = await Promise.allSettled(spoken.map(loadTalk))
  const talks = asked.flatMap((talk) => (talk.status === "fulfilled" ? [talk.value] : []))
  return { planned, reading, chat, table, talks, leaving, atHomeNow }
}
