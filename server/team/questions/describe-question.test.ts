import { expect, test } from "vitest"
import { describeQuestion } from "./describe-question.ts"

test("a question is printed line by line, and nothing in it moves the cursor, clears the screen or forges another", () => {
  const asked = { id: "1", askedAt: "2026-11-21T09:00:00.000Z", email: "ana@example.org" }
  const text = "Posso?\r\n\x1b[2J\x1b]0;x\x07Sim\rNão\u202eo"
  expect(describeQuestion({ ...asked, fullName: "Ana\nBia <bia@example.org>", text })).toEqual([
    "2026-11-21T09:00:00.000Z  1",
    "Ana Bia <bia@example.org> <ana@example.org>",
    "  Posso?",
    "   [2J ]0;x Sim",
    "  Não o",
    "",
  ])
})
