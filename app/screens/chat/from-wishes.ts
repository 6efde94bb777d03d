import { listOf } from "#app/language/format.ts"
import type { Appliance } from "#domain/food/appliance.ts"
import { kitchenWish } from "#domain/food/wish.ts"
import { foodAddress, kitchenAddress } from "#domain/food/wish-address.ts"
import type { PlanQuestion } from "#domain/plan/questions/question.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

/** Repeats what she wants left out, as understood, and offers a button that leaves it out. */
export function answerToWish(
  { wishes, inNoDish, isBelieved }: Extract<PlanQuestion, { about: "leaveOut" }>,
  { household, maySaveFood }: Pick<PlanOfChat, "household" | "maySaveFood">,
  { t, ofPlan, lang, wishLabel }: PlanTalk,
): PlanAnswer {
  if (wishes.length === 0)
    return { text: t("planHasNone", { words: inNoDish.map(({ word }) => `“${word}”`).join(", ") }) }
  const named = listOf(
    wishes.slice(0, 4).map((wish) => wishLabel(wish)),
    lang,
  )
  const isKnown = wishes.every((wish) => household.wishes.includes(wish))
  if (isKnown) return { text: t("planLeavesOut", { wishes: named }) }
  const told = { wishes: named, address: foodAddress(wishes) }
  const first = isBelieved ? `${ofPlan("notLeftOutYet")}\n\n` : ""
  if (!maySaveFood) return { text: first + t("planTell", told) }
  return { text: first + ofPlan("leaveOut", told), offer: { kind: "leaveOut", wishes: [...wishes] } }
}

/** Repeats which appliances her kitchen lacks, and says where she can enter that. */
export function answerToKitchen(
  lacks: readonly Appliance[],
  { household }: Pick<PlanOfChat, "household">,
  { t, lang, wishLabel }: PlanTalk,
): string {
  const wishes = lacks.map(kitchenWish)
  const named = listOf(wishes.map(wishLabel), lang)
  return wishes.every((wish) => household.wishes.includes(wish))
    ? t("planLeavesOut", { wishes: named })
    : t("planKitchen", { lacks: named, address: kitchenAddress(lacks) })
}
