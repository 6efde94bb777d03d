import { expect, it } from "vitest"
import type { AnswerFacts } from "#domain/chat/answer.ts"
import { type AnswerTheme, answerThemes, themeOf } from "#domain/chat/answer-theme.ts"
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

const files: Record<AnswerTheme, readonly AnswerFacts[]> = {
  app,
  baby,
  body,
  bottle,
  breast,
  eating,
  medicines,
  mind,
  rights,
  sleep,
}

it.each(answerThemes)("each answer of the guides about %s is counted as that", (theme) => {
  expect(files[theme].length).toBeGreaterThan(0)
  expect(files[theme].filter(({ id }) => themeOf(id) !== theme)).toEqual([])
})
