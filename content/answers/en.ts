import type { AnswerText } from "#domain/chat/answer.ts"
import app from "./en/app.json" with { type: "json" }
import baby from "./en/baby.json" with { type: "json" }
import body from "./en/body.json" with { type: "json" }
import bottle from "./en/bottle.json" with { type: "json" }
import breast from "./en/breast.json" with { type: "json" }
import eating from "./en/eating.json" with { type: "json" }
import medicines from "./en/medicines.json" with { type: "json" }
import mind from "./en/mind.json" with { type: "json" }
import rights from "./en/rights.json" with { type: "json" }
import sleep from "./en/sleep.json" with { type: "json" }

export const en: readonly AnswerText[] = [
  sleep,
  breast,
  bottle,
  medicines,
  eating,
  body,
  baby,
  mind,
  rights,
  app,
].flat()
