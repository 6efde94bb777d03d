import type { AnswerFacts } from "#domain/chat/answer.ts"

export const app: readonly AnswerFacts[] = [
  { id: 311, followUpIds: [322, 312, 21], sources: ["Florescer itself: the screen Food (November 2026)"] },
  {
    id: 312,
    followUpIds: [311, 20, 322],
    sources: ["Florescer itself: the words that Food understands (November 2026)"],
  },
  {
    id: 313,
    followUpIds: [314, 316, 44],
    sources: ["Florescer itself: the statement on accessibility (November 2026)"],
  },
  { id: 314, followUpIds: [313, 315, 328], sources: ["Florescer itself: the menu, Appearance (November 2026)"] },
  { id: 315, followUpIds: [314, 323, 327], sources: ["Florescer itself: the screen Notifications (November 2026)"] },
  {
    id: 316,
    followUpIds: [46, 16, 320],
    sources: ["Florescer itself: help and the screen for errors (November 2026)"],
  },
  {
    id: 317,
    followUpIds: [318, 324, 41],
    sources: ["Florescer itself: the shopping list, recipes and guides (November 2026)"],
  },
  { id: 318, followUpIds: [523, 515, 324], sources: ["Florescer itself: the screen Ask for help (November 2026)"] },
  { id: 319, followUpIds: [311, 48, 324], sources: ["Florescer itself: the profile (November 2026)"] },
  {
    id: 320,
    followUpIds: [321, 46, 47],
    sources: ["Florescer itself: where one is signed in; what stays on the device (November 2026)"],
  },
  { id: 321, followUpIds: [44, 320, 16], sources: ["Florescer itself: the sign-in page (November 2026)"] },
  { id: 322, followUpIds: [311, 45, 329], sources: ["Florescer itself: the recipe page (November 2026)"] },
  { id: 323, followUpIds: [3, 36, 42], sources: ["Florescer itself: the card after a hard night (November 2026)"] },
  {
    id: 324,
    followUpIds: [517, 518, 523],
    sources: ["Florescer itself: the screen Food, the recipe page (November 2026)"],
  },
  { id: 325, followUpIds: [326, 43, 48], sources: ["Florescer itself: the tab Evolution (November 2026)"] },
  { id: 326, followUpIds: [325, 327, 319], sources: ["Florescer itself: the switch Without numbers (November 2026)"] },
  { id: 327, followUpIds: [326, 315, 16], sources: ["Florescer itself: the switch of silence (November 2026)"] },
  { id: 328, followUpIds: [47, 320, 314], sources: ["Florescer itself: discreet mode (November 2026)"] },
  { id: 329, followUpIds: [526, 528, 43], sources: ["Florescer itself: My plan and the dashboard (November 2026)"] },
  { id: 330, followUpIds: [13, 16, 23], sources: ["Florescer itself: the chat and its notice (November 2026)"] },
  {
    id: 523,
    followUpIds: [318, 324, 47],
    sources: ["Florescer itself: accounts and the screen Ask for help (November 2026)"],
  },
  {
    id: 524,
    followUpIds: [40, 50, 317],
    sources: ["Florescer itself: the screen Food, the shopping list (November 2026)"],
  },
  {
    id: 525,
    followUpIds: [330, 13, 16],
    sources: ["Florescer itself: its recipes, answers and their sources (November 2026)"],
  },
  { id: 526, followUpIds: [319, 322, 329], sources: ["Florescer itself: what the plan follows (November 2026)"] },
  { id: 527, followUpIds: [42, 528, 3], sources: ["Florescer itself: the dashboard, the day (November 2026)"] },
  {
    id: 528,
    followUpIds: [322, 527, 43],
    sources: ["Florescer itself: My plan, the day and the recipe page (November 2026)"],
  },
  { id: 529, followUpIds: [42, 515, 315], sources: ["Florescer itself: My plan, Food, Notifications (November 2026)"] },
]
