import type { Courtesies } from "#domain/chat/courtesy.ts"
import type { WrittenFaqEntry } from "#domain/chat/faq-entries.ts"
import courtesyTexts from "./courtesies/en.json" with { type: "json" }
import app from "./en/app.json" with { type: "json" }
import appetite from "./en/appetite.json" with { type: "json" }
import body from "./en/body.json" with { type: "json" }
import breastfeeding from "./en/breastfeeding.json" with { type: "json" }
import choices from "./en/choices.json" with { type: "json" }
import digestion from "./en/digestion.json" with { type: "json" }
import drinks from "./en/drinks.json" with { type: "json" }
import energy from "./en/energy.json" with { type: "json" }
import help from "./en/help.json" with { type: "json" }
import kitchen from "./en/kitchen.json" with { type: "json" }
import meals from "./en/meals.json" with { type: "json" }
import mood from "./en/mood.json" with { type: "json" }
import movement from "./en/movement.json" with { type: "json" }
import nutrients from "./en/nutrients.json" with { type: "json" }
import privacy from "./en/privacy.json" with { type: "json" }
import programme from "./en/programme.json" with { type: "json" }
import reflections from "./en/reflections.json" with { type: "json" }
import rest from "./en/rest.json" with { type: "json" }
import starters from "./en/starters.json" with { type: "json" }
import work from "./en/work.json" with { type: "json" }

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
