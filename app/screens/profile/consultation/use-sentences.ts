import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth, localNumber, longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import {
  ageOn,
  type ConsultationSection,
  type Feeling,
  type Figure,
  type Period,
} from "#domain/evolution/consultation.ts"
import { isTakenOn } from "#domain/visits/medicines.ts"
import type { Facts } from "./use-facts.ts"

/** Nobody reads a longer list of dates, so more days than this are only counted. */
const datesMost = 7

const feedingKeys = { breast: "breastfeeding", mixed: "mixedFeeding", no: "notBreastfeeding" } as const

type InSentences = Exclude<ConsultationSection, "food" | "weeks">

/** The sentences of each section; empty for a section about which she has entered nothing. */
export function useSentences(facts: Facts, period: Period): Record<InSentences, string[]> {
  const t = useMessages("consultation")
  const language = useLanguage()
  const number = (value: number) => localNumber(value, language)
  const { days } = facts
  const toldOn = (figure: Figure) => t("toldOn", { told: figure.told, days })
  const range = ({ mean, min, max }: Figure) => ({ mean: number(mean), min: number(min), max: number(max) })

  function feeling(name: "moodFigure" | "energyFigure", told: Feeling | null): string[] {
    if (!told) return []
    const count = told.low.length
    const dates = told.low.map((date) => dayAndMonth(date, language)).join(", ")
    const low = count > datesMost ? t("lowDays", { count }) : t("lowDaysOn", { count, dates })
    return [`${t(name, { mean: number(told.mean) })} ${toldOn(told)}`, ...(count > 0 ? [low] : [])]
  }

  function birth(): string[] {
    const age = facts.birthDate && ageOn(period.to, facts.birthDate)
    return [
      ...(age && facts.birthDate
        ? [t("age", age), t("born", { date: longCalendarDate(facts.birthDate, language) })]
        : []),
      ...(facts.birthType ? [t(facts.birthType === "Normal" ? "vaginalBirth" : "caesarean")] : []),
    ]
  }

  /** The medicines that she takes, named as she wrote them, and her next visit. */
  function noted(): string[] {
    const { medicines, nextVisit, today } = facts
    const taken = medicines.filter((medicine) => isTakenOn(medicine, today))
    return [
      ...taken.map(({ name, times, patient }) => {
        const whose = patient === "baby" ? t("takenByBaby", { name }) : name
        return times.length > 0 ? t("takenAt", { name: whose, times: times.join(", ") }) : whose
      }),
      ...(nextVisit
        ? [
            t("nextVisit", {
              what: nextVisit.what,
              time: nextVisit.time,
              date: longCalendarDate(nextVisit.date, language),
            }),
          ]
        : []),
    ]
  }

  const { sleepHours, waterLitres, feeding } = facts
  return {
    birth: [birth().join(" ")].filter(Boolean),
    feeding: feeding === null ? [] : [t(feedingKeys[feeding])],
    sleep: sleepHours ? [`${t("sleepFigure", range(sleepHours))} ${toldOn(sleepHours)}`] : [],
    feelings: [...feeling("moodFigure", facts.mood), ...feeling("energyFigure", facts.energy)],
    water: waterLitres ? [`${t("waterFigure", range(waterLitres))} ${toldOn(waterLitres)}`] : [],
    visits: noted(),
    movement: facts.walks > 0 ? [t("walks", { count: facts.walks, days })] : [],
    weight: facts.weights.map(({ date, kg }) =>
      t("weightOn", { kg: localNumber(kg, language, 1), date: dayAndMonth(date, language) }),
    ),
  }
}
