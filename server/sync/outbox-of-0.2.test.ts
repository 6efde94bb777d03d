import { expect, test } from "vitest"
import { consentVersions } from "#domain/privacy/consent.ts"
import { defaultProfile } from "#domain/profile/profile.ts"
import { onboardingAnswers } from "#tests/api/everything.ts"
import { rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const date = "2026-11-21"
const [journeyId, entryId, deletedId, questionId, takenBackId] = [
  "01a20e7c-0000-7000-8000-000000000001",
  "01a20e7c-0000-7000-8000-000000000002",
  "01a20e7c-0000-7000-8000-000000000003",
  "01a20e7c-0000-7000-8000-000000000004",
  "01a20e7c-0000-7000-8000-000000000005",
]

/**
 * Operations that wait on a device of release 0.2.0, which knew only these sixteen kinds. Each id ends with the
 * position in this list.
 */
const outbox = [
  { name: "consentGiven", args: { purpose: "profile", textVersion: 1, language: "pt" } },
  { name: "journeyStarted", args: { journeyId } },
  { name: "itemDone", args: { journeyId: "current", day: 1, item: "snack" } },
  { name: "checkInAnswered", args: { date, question: "mood", score: 2 } },
  { name: "entryWritten", args: { entryId, mood: "🙂", notes: "Dormi quatro horas.", createdAt: at } },
  { name: "entryEdited", args: { entryId, base: idAt(4), mood: "😐", notes: "Dormi cinco.", createdAt: at } },
  // This edit was made without having seen the previous text, so both are kept.
  { name: "entryEdited", args: { entryId, base: idAt(4), mood: "😄", notes: "Dormi seis.", createdAt: at } },
  { name: "conflictSettled", args: settledCopy() },
  { name: "entryWritten", args: { entryId: deletedId, mood: "😞", notes: "Apagada.", createdAt: at } },
  { name: "entryDeleted", args: { entryId: deletedId, base: idAt(8) } },
  { name: "profileChanged", args: { fields: defaultProfile("Ana María", "2026-11-20") } },
  { name: "onboardingAnswered", args: { answers: onboardingAnswers } },
  { name: "preferencesChanged", args: { fields: { waterReminder: false } } },
  { name: "shoppingItemsTicked", args: { foods: ["oats", "sweetPotato"], isTicked: true } },
  { name: "questionAsked", args: { questionId, text: "Posso comer jaca?" } },
  { name: "questionAsked", args: { questionId: takenBackId, text: "E crua?" } },
  { name: "questionTakenBack", args: { questionId: takenBackId } },
  { name: "silenceSet", args: { isOn: true } },
  { name: "consentWithdrawn", args: { purpose: "profile" } },
].map((operation, index) => ({ id: idAt(index), ...operation, at, schemaVersion: 1 }))

function idAt(index: number) {
  return `01a20e7c-0000-7000-9000-${String(index).padStart(12, "0")}`
}

function settledCopy() {
  return { entryId, entryRevision: idAt(5), copyId: idAt(6), copyRevision: idAt(6), keep: "both" }
}

describeRules("the outbox of release 0.2.0", (createTestApp) => {
  test("each operation counts as what she did", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const before = outbox.slice(0, -1)
    const { results, changes } = await sync(ana, before)
    expect(results).toEqual(before.map(({ id }) => ({ id, status: "applied" })))
    expect(new Set(outbox.map(({ name }) => name)).size).toBe(16)
    const rows = (noun: Parameters<typeof rowsOfNoun>[1]) => rowsOfNoun(changes, noun)
    expect(rows("journeys")).toMatchObject({ [journeyId]: { done: { 1: ["snack"] }, doneOn: { 1: { snack: date } } } })
    expect(rows("checkIns")).toEqual({ [date]: { values: { mood: 2 }, changedAt: { mood: at } } })
    expect(rows("diaryEntries")).toMatchObject({
      [entryId]: { mood: "😐", notes: "Dormi cinco." },
      [idAt(6)]: { mood: "😄", notes: "Dormi seis." },
    })
    expect(rows("profile")).toMatchObject({ own: { values: { fullName: "Ana María", currentWeightKg: 72 } } })
    expect(rows("onboarding")).toMatchObject({ own: { values: onboardingAnswers } })
    expect(rows("preferences")).toMatchObject({ own: { values: { waterReminder: false } } })
    expect(rows("shoppingTicks")).toMatchObject({ own: { values: { oats: true, sweetPotato: true } } })
    expect(rows("questions")).toMatchObject({ [questionId]: { text: "Posso comer jaca?" } })
    expect(rows("silence")).toMatchObject({ own: { values: { isOn: true } } })
    expect(JSON.stringify(changes)).not.toMatch(/Apagada|E crua/)

    const after = await sync(ana, outbox.slice(-1))
    expect(after.results).toMatchObject([{ status: "applied" }])
    expect(rowsOfNoun(after.changes, "profile")).toEqual({})
  })

  test("what waits for a consent to a sentence that is another by now is refused, to be asked for anew", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana", {}, { hasAgreed: false })
    expect(consentVersions.diary).toBeGreaterThan(1)
    const consent = { name: "consentGiven", args: { purpose: "diary", textVersion: 1, language: "pt" } }
    const entry = outbox.filter(({ name }) => name === "entryWritten").slice(0, 1)
    const { results } = await sync(ana, [{ id: idAt(99), ...consent, at, schemaVersion: 1 }, ...entry] as never)
    expect(results).toMatchObject([
      { status: "refused", code: "CONSENT_OUTDATED" },
      { status: "refused", code: "CONSENT_REQUIRED" },
    ])
  })
})
