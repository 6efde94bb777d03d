import type { AnswerText } from "#domain/chat/answer.ts"
import app from "./pt/app.json" with { type: "json" }
import baby from "./pt/baby.json" with { type: "json" }
import body from "./pt/body.json" with { type: "json" }
import bottle from "./pt/bottle.json" with { type: "json" }
import breast from "./pt/breast.json" with { type: "json" }
import eating from "./pt/eating.json" with { type: "json" }
import medicines from "./pt/medicines.json" with { type: "json" }
import mind from "./pt/mind.json" with { type: "json" }
import rights from "./pt/rights.json" with { type: "json" }
import sleep from "./pt/sleep.json" with { type: "json" }

export const pt: readonly AnswerText[] = [
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
