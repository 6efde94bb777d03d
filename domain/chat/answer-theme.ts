export const answerThemes = [
  "eating",
  "breast",
  "bottle",
  "body",
  "medicines",
  "baby",
  "sleep",
  "mind",
  "rights",
  "app",
] as const
export type AnswerTheme = (typeof answerThemes)[number]

export type QuestionTheme = AnswerTheme | "none"

const ofEntries: Partial<Record<AnswerTheme, readonly number[]>> = {
  breast: [4, 5, 6, 7, 8, 49],
  body: [1, 18, 23, 26, 27, 28, 30, 31, 32, 33, 34],
  medicines: [22],
  mind: [35, 36, 37, 38],
  app: [13, 16, 42, 43, 44, 46, 47, 48, 50],
}
const reflective = { first: 51, last: 70 }

const ofGuides: readonly (readonly [first: number, AnswerTheme])[] = [
  [604, "rights"],
  [603, "bottle"],
  [602, "sleep"],
  [601, "baby"],
  [599, "eating"],
  [589, "rights"],
  [576, "mind"],
  [570, "body"],
  [569, "sleep"],
  [551, "baby"],
  [547, "bottle"],
  [541, "breast"],
  [537, "eating"],
  [536, "breast"],
  [530, "mind"],
  [523, "app"],
  [519, "rights"],
  [496, "eating"],
  [476, "body"],
  [471, "mind"],
  [459, "sleep"],
  [453, "breast"],
  [433, "bottle"],
  [401, "baby"],
  [311, "app"],
  [301, "rights"],
  [281, "mind"],
  [251, "baby"],
  [221, "body"],
  [181, "eating"],
  [165, "medicines"],
  [145, "bottle"],
  [121, "breast"],
  [101, "sleep"],
]

/** The theme of an answer, by its id. */
export function themeOf(entryId: number): AnswerTheme {
  if (entryId >= reflective.first && entryId <= reflective.last) return "mind"
  const ofGuide = ofGuides.find(([first]) => entryId >= first)
  return ofGuide?.[1] ?? answerThemes.find((theme) => ofEntries[theme]?.includes(entryId)) ?? "eating"
}
