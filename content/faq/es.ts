import type { Courtesies } from "#domain/chat/courtesy.ts"
import type { WrittenFaqEntry } from "#domain/chat/faq-entries.ts"
import courtesyTexts from "./courtesies/es.json" with { type: "json" }
import app from "./es/app.json" with { type: "json" }
import appetite from "./es/appetite.json" with { type: "json" }
import body from "./es/body.json" with { type: "json" }
import breastfeeding from "./es/breastfeeding.json" with { type: "json" }
import choices from "./es/choices.json" with { type: "json" }
import digestion from "./es/digestion.json" with { type: "json" }
import drinks from "./es/drinks.json" with { type: "json" }
import energy from "./es/energy.json" with { type: "json" }
import help from "./es/help.json" with { type: "json" }
import kitchen from "./es/kitchen.json" with { type: "json" }
import meals from "./es/meals.json" with { type: "json" }
import mood from "./es/mood.json" with { type: "json" }
import movement from "./es/movement.json" with { type: "json" }
import nutrients from "./es/nutrients.json" with { type: "json" }
import privacy from "./es/privacy.json" with { type: "json" }
import programme from "./es/programme.json" with { type: "json" }
import reflections from "./es/reflections.json" with { type: "json" }
import rest from "./es/rest.json" with { type: "json" }
import starters from "./es/starters.json" with { type: "json" }
import work from "./es/work.json" with { type: "json" }

/** All 90 entries in the order of their ids, which is the order in which they are matched. */
export const faq: readonly WrittenFaqEntry[] = [
  app,
  appetite,
  body,
  breastfeeding,
  choices,
  digestion,
  drinks,
  energy,
  help,
  kitchen,
  meals,
  mood,
  movement,
  nutrients,
  privacy,
  programme,
  reflections,
  rest,
  starters,
  work,
]
  .flat()
  .toSorted((a, b) => a.id - b.id)

export const courtesies: Courtesies = courtesyTexts
