import type { AnswerFacts } from "#domain/chat/answer.ts"
import { app } from "./app.ts"
import { baby } from "./baby.ts"
import { body } from "./body.ts"
import { bottle } from "./bottle.ts"
import { breast } from "./breast.ts"
import { eating } from "./eating.ts"
import { medicines } from "./medicines.ts"
import { mind } from "./mind.ts"
import { rights } from "./rights.ts"
import { sleep } from "./sleep.ts"

/** The answers beyond the 90 entries of the FAQ, in the order of their ids. */
export const answers: readonly AnswerFacts[] = [sleep, breast, bottle, medicines, eating, body, baby, mind, rights, app]
  .flat()
  .toSorted((a, b) => a.id - b.id)
