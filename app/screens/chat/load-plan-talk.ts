import { foodNameOf } from "#app/language/food-names.ts"
import { listOf } from "#app/language/format.ts"
import { loadMessages } from "#app/language/load-messages.ts"
import { loadRegionalFoodNames } from "#app/language/regional-food-names.ts"
import { loadTexts } from "#app/language/texts.ts"
import { wishLabelOf } from "#app/plan/use-wish-label.ts"
import type { Language } from "#domain/language.ts"
import type { PlanTalk } from "./plan-talk.ts"

/** The aisles in the order of the shopping list. */
const aisles = ["proteins", "carbohydrates", "vegetables", "fruits", "others"] as const

const itemNames = { morning: "morning", mainMeal: "mainMeal", snack: "snack", activity: "lightMovement" } as const

/**
 * Loads the messages for answers from her plan. Names of buttons come from the messages of the screens that have the
 * buttons.
 */
export async function loadPlanTalk(lang: Language): Promise<PlanTalk> {
  const load = <Name extends Parameters<typeof loadMessages>[0]>(name: Name) => loadMessages(name, lang)
  const [
    [t, ofPlan, ofFacts, mealName, recipe, allergens, wishes, foods],
    [myPlan, dashboard, list, help, cooking, swap, food, hardNight, measure],
    others,
    regional,
    titles,
    snacks,
    days,
  ] = await Promise.all([
    Promise.all([
      load("chat"),
      load("chat-plan"),
      load("plan-facts"),
      load("plan"),
      load("recipe"),
      load("allergens"),
      load("wishes"),
      load("foods"),
    ]),
    Promise.all([
      load("my-plan"),
      load("dashboard"),
      load("shopping-list"),
      load("ask-for-help"),
      load("cooking"),
      load("swap"),
      load("food"),
      load("hard-night"),
      load("measures"),
    ]),
    loadTexts("other-foods", lang),
    loadRegionalFoodNames(lang),
    loadTexts("titles", lang),
    loadTexts("snacks", lang),
    loadTexts("plan", lang),
  ])
  const foodName = foodNameOf(foods, regional)
  return {
    t,
    ofPlan,
    ofFacts,
    lang,
    titles,
    snacks,
    mealName,
    // `others` has the names of foods that no dish contains, because a message may name one.
    foodName: (key) => foodName(key) || others[key] || "",
    measure,
    itemName: (item) => dashboard(itemNames[item]),
    applianceName: (appliance) => food(`lacks-${appliance}`).toLowerCase(),
    rituals: days.map(({ ritual }) => ritual),
    allergenName: (allergen) => allergens(`allergen-${allergen}`),
    wishLabel: wishLabelOf(wishes, (key) => foodName(key) || others[key]),
    labels: {
      anotherWeek: myPlan("anotherWeek"),
      reset: dashboard("resetPlan"),
      ate: dashboard("ate"),
      more: recipe("more"),
      print: recipe("print"),
      cookingMode: recipe("cookingMode"),
      readAloud: cooking("readAloud"),
      own: list("own"),
      adjust: list("adjust"),
      haveIt: list("haveIt"),
      send: list("send"),
      aisles: listOf(
        aisles.map((aisle) => list(aisle).toLowerCase()),
        lang,
      ),
      askForHelp: help("heading"),
      undoSwap: swap("undoSwap"),
      swap: recipe("swapHere"),
      lacks: food("lacks"),
      why: recipe("why"),
      composition: recipe("composition"),
      hardNight: hardNight("begin"),
      endHardNight: hardNight("undo"),
      putBack: list("putBack"),
      usedUp: list("usedUp"),
      takeOff: list("ownTakeOff"),
      startList: list("startOver"),
      takeBackLink: help("takeBack"),
      morning: dashboard("morning"),
    },
  }
}
