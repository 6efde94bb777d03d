import { expect, test } from "vitest"
import { fieldErrors } from "../field-errors.ts"
import { defaultMood, diaryTextSchema, latestEntries, moods, notesMaxLength } from "./diary.ts"

const entry = { mood: defaultMood, notes: "Dormi quatro horas." }

function errorsOf(changed: Record<string, unknown>) {
  return fieldErrors(diaryTextSchema.safeParse({ ...entry, ...changed }).error)
}

test("the moods, the one to begin with, and how many entries are shown are those of the specification", () => {
  expect(moods).toEqual(["😄", "🙂", "😐", "😞", "😢"])
  expect(defaultMood).toBe("🙂")
  expect(latestEntries).toBe(10)
  for (const mood of moods) expect(errorsOf({ mood })).toEqual({})
  for (const mood of ["😀", "🙂🙂", "", "happy", null]) expect(errorsOf({ mood })).toEqual({ mood: "invalid" })
})

test("notes say something, in 5,000 characters at most", () => {
  expect(errorsOf({ notes: "" })).toEqual({ notes: "required" })
  expect(errorsOf({ notes: " \n\t\u00a0 " })).toEqual({ notes: "required" })
  expect(errorsOf({ notes: "a".repeat(notesMaxLength) })).toEqual({})
  expect(errorsOf({ notes: "a".repeat(20_000) })).toEqual({ notes: "too_long" })
  expect(diaryTextSchema.parse({ ...entry, notes: "  line\n\nline  " }).notes).toBe("line\n\nline")
})

test("an entry says nothing else", () => {
  expect(errorsOf({ userId: "another mother" })).toEqual({ "": "invalid" })
})
