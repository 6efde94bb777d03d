import { expect, test } from "vitest"
import { foodNameOf } from "#app/language/food-names.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadTexts } from "#app/language/texts.ts"
import { wishLabelOf } from "#app/plan/use-wish-label.ts"
import { library } from "#content/library.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { isSuitable } from "#domain/exclusions.ts"
import { type Language, languages } from "#domain/language.ts"
import { noHousehold } from "#domain/plan/household.ts"
import { planWeek } from "#domain/plan/plan-week.ts"
import type { Wish } from "#domain/wish.ts"
import { loadEntries } from "./faq.ts"
import { answerFromPlan, besideExcluded, type PlanTalk, planForChat } from "./from-plan.ts"

async function talkIn(lang: Language): Promise<PlanTalk> {
  const [foodName, others] = [foodNameOf(await loadMessages("foods", lang), {}), await loadTexts("other-foods", lang)]
  const wishLabel = wishLabelOf(await loadMessages("wishes", lang), (key) => foodName(key) || others[key])
  const [titles, snacks] = await Promise.all([loadTexts("titles", lang), loadTexts("snacks", lang)])
  return { t: await loadMessages("chat", lang), lang, titles, snacks, wishLabel }
}
const talks = Object.fromEntries(await Promise.all(languages.map(async (lang) => [lang, await talkIn(lang)] as const)))
const [pt, en, es] = [talks.pt, talks.en, talks.es] as [PlanTalk, PlanTalk, PlanTalk]

function planOf(wishes: readonly Wish[] = []) {
  const household = { ...noHousehold, wishes }
  return planForChat(planWeek(library, household, { week: 1 }), household, 1, undefined, wishTable)
}

test.each([
  [pt, "o que eu como agora?", 12, "/my-plan/recipe/2"],
  [en, "what's for dinner?", 9, "/my-plan/recipe/3"],
  [es, "¿qué como ahora?", 8, "/my-plan/recipe/1"],
  [pt, "posso trocar o jantar?", 9, "/my-plan/recipe/3"],
])("a question about her week is answered from it", (talk, text, hour, address) => {
  expect(answerFromPlan(text, planOf(), talk, hour)).toContain(`](${address})`)
})

test("what she cannot eat leads to where she tells it, and what is known is said to be", () => {
  const told = answerFromPlan("tenho alergia a ovo", planOf(), pt, 12)
  expect(told).toContain("sem ovo")
  expect(told).toContain("](/profile/food)")
  expect(answerFromPlan("tenho alergia a ovo", planOf(["egg"]), pt, 12)).toBe(
    pt.t("planLeavesOut", { wishes: "sem ovo" }),
  )
})

test("a question about something else is left to the others", () => {
  expect(answerFromPlan("posso tomar café?", planOf(), pt, 12)).toBeUndefined()
  expect(answerFromPlan("tenho alergia a poeira", planOf(), pt, 12)).toBeUndefined()
})

test.each(languages)(
  "an answer in %s that names a dish which she leaves out says so, and offers one that suits her",
  async (lang) => {
    const plan = planOf(["egg", "milk", "fish"])
    const { entries } = await loadEntries(lang)
    let named = 0
    for (const { answer } of entries) {
      const shown = besideExcluded(answer, plan, talks[lang] as PlanTalk)
      const ids = [...answer.matchAll(/recipe\/(\d+)/g)].map(([, id]) => Number(id))
      const excluded = library.recipes
        .filter(({ id }) => ids.includes(id))
        .filter((recipe) => !isSuitable(recipe, plan.household.wishes, library.foods))
      if (excluded.length === 0) expect(shown).toBe(answer)
      else {
        named++
        const [offered] = [...shown.slice(answer.length).matchAll(/recipe\/(\d+)/g)].map(([, id]) => Number(id))
        const other = library.recipes.find(({ id }) => id === offered)
        expect(other && isSuitable(other, plan.household.wishes, library.foods), answer).toBe(true)
      }
    }
    expect(named).toBeGreaterThan(3)
  },
)
