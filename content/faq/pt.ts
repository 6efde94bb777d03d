import type { Courtesies } from "#domain/chat/courtesy.ts"
import type { WrittenFaqEntry } from "#domain/chat/faq-entries.ts"
import courtesyTexts from "./courtesies/pt.json" with { type: "json" }
import app from "./pt/app.json" with { type: "json" }
import appetite from "./pt/appetite.json" with { type: "json" }
import body from "./pt/body.json" with { type: "json" }
import breastfeeding from "./pt/breastfeeding.json" with { type: "json" }
import choices from "./pt/choices.json" with { type: "json" }
import digestion from "./pt/digestion.json" with { type: "json" }
import drinks from "./pt/drinks.json" with { type: "json" }
import energy from "./pt/energy.json" with { type: "json" }
import help from "./pt/help.json" with { type: "json" }
import kitchen from "./pt/kitchen.json" with { type: "json" }
import meals from "./pt/meals.json" with { type: "json" }
import mood from "./pt/mood.json" with { type: "json" }
import movement from "./pt/movement.json" with { type: "json" }
import nutrients from "./pt/nutrients.json" with { type: "json" }
import privacy from "./pt/privacy.json" with { type: "json" }
import programme from "./pt/programme.json" with { type: "json" }
import reflections from "./pt/reflections.json" with { type: "json" }
import rest from "./pt/rest.json" with { type: "json" }
import starters from "./pt/starters.json" with { type: "json" }
import work from "./pt/work.json" with { type: "json" }

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
