import { dangerWords } from "#content/danger-words/words.ts"
import { dangerRulesOf } from "#domain/safety/rules.ts"

export const dangerRules = dangerRulesOf(dangerWords)
