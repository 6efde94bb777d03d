import { useEffect, useMemo, useState } from "react"
import type { FromPlan } from "#app/chat/from-plan.ts"
import { fetchFile, longestWaitMs } from "#app/fetch-file.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useOneLanguage } from "#app/language/screen-language.ts"
import { useRest } from "#app/plan/use-rest.ts"
import { useRowsOfWeek } from "#app/plan/use-rows-of-week.ts"
import { loadFullWishTable } from "#app/plan/wish-table.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useCorrectedNow, useOperations, useSynced, useSyncState } from "#app/sync/sync-context.ts"
import type { WishTable } from "#domain/food/wish.ts"
import { currentJourney } from "#domain/journey/journey.ts"
import { type Language, languages } from "#domain/language.ts"
import { type LeftOut, nothingLeftOut } from "#domain/marked-text.ts"
import { ownKey } from "#domain/nouns/noun.ts"

type Loaded = Awaited<ReturnType<typeof load>>

type OfPlan = { fromPlan?: FromPlan; leftOut: LeftOut; isAwaited: boolean }

/** In quiet mode the chat says nothing about her week. */
export function useFromPlan(isNeeded: boolean): OfPlan {
  const isUnknown = useSyncState((state) => state.isUnknown)
  const rows = useRowsOfWeek()
  const { ownItems, helperLinks } = useSynced(({ ownItems, helperLinks }) => ({ ownItems, helperLinks }))
  const { isGiven: maySaveFood } = useConsent("profile")
  const isQuiet = useSilence()
  const now = useCorrectedNow()
  const { perform } = useOperations()
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

  // The kind reader only adds offers below an answer, so no answer waits for it.
  const [kindsOf, setKindsOf] = useState<KindReader | null>(null)
  useEffect(() => {
    if (loaded)
      loadKindReader(loaded.table).then(
        (reader) => setKindsOf(() => reader),
        () => {},
      )
  }, [loaded])

  const { dayOfMeals } = useRest(currentJourney(Object.values(rows.journeys)))

  return useMemo(() => {
    const told = rows.onboarding[ownKey]
    const hasTold = isUnknown || told !== undefined || rows.household[ownKey] !== undefined
    if (!loaded || isUnknown)
      return { leftOut: isNeeded && hasTold ? "unknown" : nothingLeftOut, isAwaited: isNeeded && !isLate }
    const { planned, reading, chat, toEat, table, talks, leaving, atHomeNow, left, offering } = loaded
    const understood = reading.understandWords(told?.values, table)
    const leftOut = leaving.leftOutOf(rows, understood)
    if (isQuiet) return { leftOut, isAwaited: false }
    const ofWeek = planned.plannedOf(rows, understood)
    const talkIn = (lang: Language) => talks.find((talk) => talk.lang === lang)
    const planNow = () => {
      const at = now()
      return chat.planForChat(ofWeek, dayOfMeals, table, {
        kitchen: atHomeNow.kitchenOf(rows, at),
        now: at.toISOString(),
        maySaveFood,
        ofWhatIsLeft: () => left.whatIsLeftNow(ofWeek, rows, at.toISOString()),
        rows: {
          journeys: Object.values(rows.journeys),
          ticks: rows.shoppingTicks[ownKey],
          atHome: rows.atHome[ownKey],
          ownItems: ownItems[ownKey],
          helperLinks: Object.values(helperLinks),
        },
      })
    }
    const fromPlan: FromPlan = {
      answer(text, lang, isAnswered) {
        const talk = talkIn(lang)
        return talk && chat.answerFromPlan(text, planNow(), talk, new Date().getHours(), isAnswered)
      },
      answerToOffer(text, lang, offered) {
        const talk = talkIn(lang)
        const answer = talk && toEat.nextOffer(text, offered, planNow(), talk, new Date().getHours())
        if (!answer) return undefined
        const { gone, ...said } = answer
        if (gone.length > 0) perform("foodsHadAtHome", { foods: gone, isAtHome: false })
        return said
      },
      likely(text, lang, { shown = {}, areNumbersHidden = false }) {
        const talk = talkIn(lang)
        const hidden = areNumbersHidden ? (["calories"] as const) : []
        const hour = new Date().getHours()
        if (!talk || !kindsOf) return undefined
        return offering.likelyQuestions(text, kindsOf(text), planNow(), talk, hour, { shown, hidden })
      },
      ...(kindsOf && { ofPlan: (text: string) => kindsOf(text).ofPlan }),
      beside(entry, shown, lang) {
        const talk = talkIn(lang)
        return talk ? chat.besideExcluded(entry, shown, planNow(), talk) : shown
      },
    }
    return { fromPlan, leftOut, isAwaited: false }
  }, [
    loaded,
    kindsOf,
    isLate,
    isNeeded,
    isQuiet,
    isUnknown,
    rows,
    ownItems,
    helperLinks,
    maySaveFood,
    dayOfMeals,
    now,
    perform,
  ])
}

type KindReader = Awaited<ReturnType<typeof loadKindReader>>

async function loadKindReader(table: WishTable) {
  const { createKindReader } = await fetchFile(() => import("./kind-reader.ts"))
  return createKindReader(table)
}

function loadPlanning() {
  return Promise.all([
    import("#app/plan/planned.ts"),
    import("#domain/plan/understand-words.ts"),
    import("./from-plan.ts"),
    import("./offer-to-eat.ts"),
    import("./load-plan-talk.ts"),
    import("#app/plan/left-out.ts"),
    import("#app/plan/at-home-now.ts"),
    import("./what-is-left-now.ts"),
    // The component is loaded in advance, because the first answer that offers something renders it.
    import("./plan-offer.tsx"),
    import("./likely-questions.ts"),
  ])
}

async function load(spoken: readonly Language[]) {
  const [files, table] = await Promise.all([fetchFile(loadPlanning), loadFullWishTable()])
  const [planned, reading, chat, toEat, { loadPlanTalk }, leaving, atHomeNow, left, , offering] = files
  // If one language fails to load, the others are still used.
  const asked = await Promise.allSettled(spoken.map(loadPlanTalk))
  const talks = asked.flatMap((talk) => (talk.status === "fulfilled" ? [talk.value] : []))
  return {
    planned,
    reading,
    chat,
    toEat,
    table,
    talks,
    leaving,
    atHomeNow,
    left,
    offering,
  }
}
