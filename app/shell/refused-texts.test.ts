import { expect, it } from "vitest"
import { type OperationArgs, type OperationName, operationNames } from "#domain/operations/operations.ts"
import { argsOf } from "#tests/abuse/every-operation.ts"
import { textsOf } from "./refused-texts.ts"

const now = new Date("2026-11-21T08:00:00.000Z")
const entryId = "01900000-0000-7000-8000-000000000000"

function texts<Name extends OperationName>(name: Name, args: OperationArgs[Name]) {
  return textsOf({ id: entryId, name, args, at: now.toISOString(), schemaVersion: 1 } as never, "en")
}

it("what she wrote, a date and a number with its unit can be read and copied", () => {
  expect(texts("questionAsked", { questionId: entryId, text: "May I?" })).toEqual(["May I?"])
  expect(texts("ownItemAdded", { itemId: entryId, text: "nappies" })).toEqual(["nappies"])
  expect(texts("weightLogged", { date: "2026-11-21", kg: 71.4 })).toEqual([expect.stringContaining("2026"), "71.4 kg"])
  expect(texts("sleepAnswered", { date: "2026-11-21", hours: 5.5 })[1]).toBe("5.5 h")
  expect(texts("checkInAnswered", { date: "2026-11-21", question: "mood", score: 2 })[1]).toBe("2/5")
  expect(texts("profileChanged", { fields: { heightCm: 165 } })).toEqual(["165"])
})

it("no id, key or choice of any operation is among them", () => {
  const told = operationNames.flatMap((name) => texts(name, argsOf[name]({ index: 1, now, entryId }) as never))
  expect(
    told.filter((text) => text.includes(entryId) || /^[a-z]+[A-Z-]\w*$|^(current|recipe-\d|https:.*)$/.test(text)),
  ).toEqual([])
})
