import { foods as table } from "#content/foods.ts"
import type { Recipe } from "#domain/recipes/recipe.ts"
import { aheadOf, rawFoodsOf } from "./facts-keeping.ts"
import { type Machine, machinesOf, steamed, twoVesselsOf, vegetablesInMicrowave } from "./machines.ts"
import type { PlanFact } from "./plan-fact.ts"
import { heatOf, mashedOrBlended } from "./ways.ts"

const foodsOn = (dish: Recipe, aisle: string) =>
  dish.ingredients.map(({ food }) => food).filter((key) => table[key]?.aisle === aisle)

/** Returns the foods of a dish that are raw until cooked; eggs count as raw until they are set. */
function rawOf(dish: Recipe) {
  const eggs = dish.ingredients.some(({ food }) => food === "egg") ? ["egg"] : []
  return [...rawFoodsOf(dish), ...eggs]
}

/** Food that is cooked for a dish the day before also needs a stove, unless it is bought ready. */
function cookedBefore(dish: Recipe): PlanFact[] {
  const { boiled } = aheadOf(dish)
  const egg: PlanFact[] = dish.ingredients.some(({ food }) => food === "egg") ? [{ key: "withoutStove-egg" }] : []
  return boiled.length > 0 ? [{ key: "withoutStove-before", foods: boiled }, ...egg] : egg
}

function withoutStove(dish: Recipe): PlanFact[] {
  const heat = heatOf(dish)
  if (heat === "nothing") return cookedBefore(dish)
  if (heat) return [{ key: "withoutStove-warmed" }, ...cookedBefore(dish)]
  const raw = rawOf(dish)
  return raw.length > 0 ? [{ key: "withoutStove-raw", foods: raw }] : [{ key: "withoutStove" }]
}

function withoutBlender(dish: Recipe): PlanFact[] {
  if (mashedOrBlended.has(dish.id)) return [{ key: "withoutBlender" }]
  return [{ key: "withoutBlender-drink", foods: foodsOn(dish, "fruits") }]
}

function withoutMicrowave(dish: Recipe): PlanFact[] {
  if (vegetablesInMicrowave.has(dish.id)) return [{ key: "withoutMicrowave-vegetables" }]
  if (steamed.has(dish.id)) return [{ key: "withoutMicrowave-steam" }]
  const isRolled = dish.ingredients.some(({ food }) => food === "cornTortilla")
  return [{ key: isRolled ? "withoutMicrowave-tortilla" : "withoutMicrowave" }]
}

function withoutNamed(dish: Recipe, machine: Machine): PlanFact[] {
  switch (machine) {
    case "oven":
      return [{ key: "withoutOven" }, { key: "airFryer" }]
    case "stove":
      return withoutStove(dish)
    case "microwave":
      return withoutMicrowave(dish)
    case "blender":
      return withoutBlender(dish)
    case "kettle":
      return [{ key: "withoutKettle" }]
    case "toaster":
      return [{ key: "withoutToaster" }]
    case "steamer":
      return [{ key: "withoutSteamer" }]
    case "grater":
      return [{ key: dish.cooking === "none" ? "withoutGrater-raw" : "withoutGrater" }]
    default:
      return []
  }
}

/** Returns what a machine could do for a dish whose steps do not mention it. */
function unnamed(dish: Recipe, machine: Machine): PlanFact[] {
  const takesOven = machinesOf(dish).some((each) => each.machine === "oven")
  if (machine === "airFryer") return [{ key: takesOven ? "airFryer" : "airFryerNone" }]
  if (machine === "pressureCooker") return [{ key: dish.cooking === "pot" ? "pressureCooker" : "pressureCookerNone" }]
  if (machine === "fridge") return [{ key: "withoutFridge" }]
  if (machine === "freezer") return [{ key: "withoutFreezer" }]
  return [{ key: `notNeeded-${machine}` }]
}

const halfway: Partial<Record<Machine, PlanFact>> = {
  stove: { key: "halfwayStove" },
  oven: { key: "halfwayOven" },
  microwave: { key: "halfwayMicrowave" },
  blender: { key: "halfwayBlender" },
}

/** Returns what to do if a machine for a dish is missing, or with `isHalfway`, if it stops halfway. */
export function withoutMachine(dish: Recipe, machine: Machine, isHalfway = false): PlanFact[] {
  const isNamed = machinesOf(dish).some((each) => each.machine === machine)
  if (!isNamed) return unnamed(dish, machine)
  const stopped = isHalfway ? halfway[machine] : undefined
  return [...(stopped ? [stopped] : []), ...withoutNamed(dish, machine)]
}

/** Returns, for each machine that a dish's steps mention, what to do without it. */
export function machineFacts(dish: Recipe): PlanFact[] {
  return machinesOf(dish).flatMap(({ machine }) => withoutMachine(dish, machine))
}

/** Returns how many pots or pans a dish needs at once, and how it can be made with one. */
export function vesselFacts(dish: Recipe): PlanFact[] {
  const vessels = twoVesselsOf(dish) ?? dish.cooking
  return [{ key: `vessels-${vessels}` }]
}
