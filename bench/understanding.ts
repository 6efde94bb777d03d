import { answers } from "#content/answers/answers.ts"
import { pt } from "#content/answers/pt.ts"
import { dangerWords } from "#content/danger-words/words.ts"
import { courtesies, faq } from "#content/faq/pt.ts"
import { knownFoods } from "#content/known-foods/known-foods.ts"
import { calmWords } from "#content/message-words/calm.ts"
import { everydayWords } from "#content/message-words/everyday.ts"
import { safeSleepWords } from "#content/message-words/safe-sleep.ts"
import { messageWords } from "#content/message-words/words.ts"
import intentModel from "#content/models/intents.json" with { type: "json" }
import safetyModel from "#content/models/safety.json" with { type: "json" }
import { mentionWords } from "#content/plan-words/mentions.ts"
import { planWords } from "#content/plan-words/words.ts"
import { wishTable } from "#content/wish-words/table.ts"
import { answersIn } from "#domain/chat/answer.ts"
import { readEntries } from "#domain/chat/faq-entries.ts"
import { withKnownFoods } from "#domain/food/known-foods.ts"
import { readerOfMentions } from "#domain/plan/questions/mentions.ts"
import { readerOfCalm } from "#domain/plan/questions/week-question.ts"
import { createSafetyModel } from "#domain/safety/model.ts"
import { dangerRulesOf } from "#domain/safety/rules.ts"
import { foodNamesOf } from "#domain/understanding/food-alone.ts"
import { createIntentModel } from "#domain/understanding/intents.ts"
import { messageRules, understandMessage } from "#domain/understanding/message.ts"

const runs = 2000
const messages = [
  "Bom dia! Dormi pouco, o bebê mamou a noite toda, e agora não sei se cuido da casa ou se descanso um pouco",
  "Posso tomar um cafezinho depois do almoço?",
  "Trocar o pneu do carro",
]

/**
 * Measures the median times (ms) of interpreting a long, a simple and an unanswerable message, and of `String.includes`
 * with all keywords.
 */
export function measureUnderstanding() {
  const keywords = faq.flatMap((entry) => entry.keywords)
  const understanding = {
    safety: createSafetyModel(safetyModel),
    intents: createIntentModel(intentModel),
    entries: readEntries([...faq, ...answersIn(answers, pt)]),
    courtesies,
    foods: foodNamesOf(withKnownFoods(wishTable, knownFoods)),
    rules: messageRules(
      messageWords,
      { safeSleep: safeSleepWords, everyday: everydayWords, calm: calmWords },
      dangerRulesOf(dangerWords),
    ),
    asksOnlyOfWeek: readerOfCalm(planWords, readerOfMentions(mentionWords)),
  }
  const messageMs = medianMs((text) => understandMessage(text, understanding))
  const includesMs = medianMs((text) => {
    const lowercased = text.toLowerCase()
    return keywords.filter((keyword) => lowercased.includes(keyword)).length
  })
  return { messageMs, includesMs }
}

let results: unknown

function medianMs(work: (text: string) => unknown) {
  const times = Array.from({ length: runs + 200 }, (_, run) => {
    const text = messages[run % messages.length] ?? ""
    const start = performance.now()
    // Storing the result prevents the work from being optimised away.
    results = work(text)
    return performance.now() - start
  })
  const warm = times.slice(200).sort((one, other) => one - other)
  return results === undefined ? Number.NaN : (warm[runs / 2] ?? Number.NaN)
}
