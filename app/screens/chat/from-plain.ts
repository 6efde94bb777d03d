import { plainWords } from "#content/plan-words/plain/plain.ts"
import { readerOfPlain } from "#domain/plan/questions/plain-question.ts"
import { dayMeant, keysNamedIn } from "./dish-meant.ts"
import { answerOfUsingUp } from "./from-food-topics.ts"
import { mentions } from "./mentions.ts"
import { answerOfBringingBack } from "./of-bringing-back.ts"
import { amountOfWeek } from "./of-food-kinds.ts"
import {
  answerOfBurnt,
  answerOfCold,
  answerOfFoodKeeping,
  answerOfHalfCooked,
  answerOfOneHand,
  answerOfSharing,
  answerOfTonight,
  answerOfWater,
  answerOfYield,
} from "./of-kitchen.ts"
import { answerOfDisliked, answerOfInstead, answerOfLeavingOut, answerOfMissing } from "./of-missing-food.ts"
import { answerOfBringing, answerOfBrought, answerOfExchange, answerOfForgotten, answerOfSkipping } from "./of-table.ts"
import type { PlanAnswer, PlanOfChat, PlanTalk } from "./plan-talk.ts"

const plainIn = readerOfPlain(plainWords, mentions)

/**
 * Answers a short request about her plan that has only one reading; returns undefined for any other text. `hour` is
 * 0-23. `isAnswered` is true if an entry of the chat is a certain match.
 */
export function answerOfPlain(
  text: string,
  plan: PlanOfChat,
  talk: PlanTalk,
  hour: number,
  isAnswered: boolean,
): PlanAnswer | undefined {
  const ask = plainIn(text, plan.table)
  switch (ask) {
    case "missing":
      return answerOfMissing(text, plan, talk)
    case "tooMany":
      return answerOfUsingUp(text, plan, talk)
    case "shares":
      return answerOfSharing(text, plan, talk, hour)
    case "ownKeeps":
    case "foodKeeps":
      return answerOfFoodKeeping(ask, text, plan, talk)
    case "insteadOf":
      if (isAnswered) return undefined
      return answerOfInstead(text, plan, talk)
    case "swapDisliked":
      return answerOfDisliked(text, plan, talk)
    case "leaveOut":
      return answerOfLeavingOut(text, plan, talk)
    case "weekAmount":
      return amountOfWeek(keysNamedIn(text, plan.table), plan, talk)
    case "yields":
      return answerOfYield(text, plan, talk)
    case "eatenCold":
      return answerOfCold(text, plan, talk, hour)
    case "finishRice":
      return answerOfHalfCooked(text, plan, talk)
    case "burnt":
      return answerOfBurnt(text, plan, talk, hour)
    case "water":
      return answerOfWater(text, plan, talk)
    case "tonight":
      return answerOfTonight(plan, talk)
    case "oneHand":
      return answerOfOneHand(text, plan, talk)
    case "backAgain":
      return answerOfBringingBack(text, plan, talk)
    case "forgotTick":
      return answerOfForgotten(plan, talk)
    case "markMeal":
      return { text: talk.ofPlan("markHere", { ate: talk.labels.ate, main: talk.itemName("mainMeal") }) }
    case "skipAhead":
      return answerOfSkipping(text, plan, talk)
    case "sendDay":
      return { text: talk.ofPlan(dayMeant(text, plan) === plan.today ? "sendToday" : "sendDay", labelsOfSending(talk)) }
    case "bringFood":
      return answerOfBringing(text, plan, talk)
    case "broughtFood":
      return answerOfBrought(text, plan, talk)
    case "exchange":
      return answerOfExchange(text, plan, talk)
    case undefined:
      return undefined
  }
}

const labelsOfSending = ({ labels }: PlanTalk) => ({ ask: labels.askForHelp, print: labels.print })
