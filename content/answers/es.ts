import type { AnswerText } from "#domain/chat/answer.ts"
import app from "./es/app.json" with { type: "json" }
import baby from "./es/baby.json" with { type: "json" }
import body from "./es/body.json" with { type: "json" }
import bottle from "./es/bottle.json" with { type: "json" }
import breast from "./es/breast.json" with { type: "json" }
import eating from "./es/eating.json" with { type: "json" }
import medicines from "./es/medicines.json" with { type: "json" }
import mind from "./es/mind.json" with { type: "json" }
import rights from "./es/rights.json" with { type: "json" }
import sleep from "./es/sleep.json" with { type: "json" }

export const es: readonly AnswerText[] = [
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
