import { expect, test } from "vitest"
import { rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeRules } from "#tests/api/test-app.ts"

const at = "2026-11-21T08:00:00.000Z"
const date = "2026-11-21"
const schemaVersion = 9
const idAt = (index: number) => `01a20e7c-0000-7000-9000-${String(index).padStart(12, "0")}`
const [glassId, otherGlassId, linkId, questionId, replyId] = [101, 102, 103, 104, 105].map(idAt)
const endpoint = "https://push.example.com/of-main"
const p256dh = "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"

/**
 * Operations that wait on a device that ran unreleased code with operations of version 9: the 21 that release 0.2.0 did
 * not know, apart from a member's reply, and a question that begins a conversation.
 */
const outbox = [
  { name: "mealEaten", args: { journeyId: "current", day: 1, meal: "breakfast" } },
  { name: "dishesPlanned", args: { journeyId: "current", dishes: { "1-lunch": 5 } } },
  { name: "hardNightSet", args: { journeyId: "current", day: 2, meals: ["dinner"] } },
  { name: "foodStruck", args: { journeyId: "current", food: "oats", dishes: { "2-lunch": 6 } } },
  { name: "foodPutBack", args: { journeyId: "current", food: "oats" } },
  { name: "sleepAnswered", args: { date, hours: 5.5 } },
  { name: "glassDrunk", args: { date, glassId } },
  { name: "glassDrunk", args: { date, glassId: otherGlassId } },
  { name: "glassTakenBack", args: { date, glassId: otherGlassId } },
  { name: "weightLogged", args: { date, kg: 70.5 } },
  { name: "badgeEarned", args: { badge: "mind", date } },
  { name: "householdChanged", args: { fields: { people: 3 } } },
  { name: "reminderTimesChanged", args: { fields: { byMail: true } } },
  {
    name: "reminderDeviceAdded",
    args: { endpoint, p256dh, auth: "BTBZMqHH6r4Tts7J_aSIgg", language: "pt", isDiscreet: false },
  },
  { name: "reminderDeviceRemoved", args: { endpoint } },
  { name: "foodsHadAtHome", args: { foods: ["oats"], isAtHome: true } },
  {
    name: "helperLinkMade",
    args: {
      linkId,
      secretHash: "47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU",
      name: "Vó Lúcia",
      shows: ["meals"],
      namesWithout: true,
      language: "pt",
      days: 7,
    },
  },
  { name: "helperLinkTakenBack", args: { linkId } },
  { name: "questionAsked", args: { questionId, text: "Posso comer jaca?" } },
  { name: "replyRated", args: { replyId, helped: true } },
  { name: "repliesRead", args: { until: at } },
  { name: "conversationClosed", args: { after: null } },
  { name: "answerRated", args: { month: "2026-11", theme: "eating", isUseful: true } },
].map((operation, index) => ({ id: idAt(index), ...operation, at, schemaVersion }))

describeRules("the outbox of main before the table of rows", (createTestApp) => {
  test("each operation counts as what she did", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const { results, changes } = await sync(ana, outbox)
    expect(results).toEqual(outbox.map(({ id }) => ({ id, status: "applied" })))
    const rows = (noun: Parameters<typeof rowsOfNoun>[1]) => rowsOfNoun(changes, noun)
    const [journey] = Object.values(rows("journeys"))
    expect(journey).toMatchObject({
      eaten: { 1: ["breakfast"] },
      dishes: { values: { "1-lunch": 5, "2-lunch": 6 } },
      hardNights: { values: { 2: ["dinner"] } },
      struck: { values: { oats: null } },
    })
    expect(rows("checkIns")).toMatchObject({ [date]: { values: { sleepHours: 5.5 } } })
    expect(rows("water")).toEqual({ [date]: { [String(glassId)]: true, [String(otherGlassId)]: false } })
    expect(rows("weights")).toMatchObject({ [date]: { values: { kg: 70.5 } } })
    expect(rows("badges")).toEqual({ mind: { earnedOn: date } })
    expect(rows("household")).toMatchObject({ own: { values: { people: 3 } } })
    expect(rows("reminderTimes")).toMatchObject({ own: { values: { byMail: true } } })
    expect(rows("atHome")).toMatchObject({ own: { values: { oats: true } } })
    expect(rows("helperLinks")).toMatchObject({ [String(linkId)]: { name: "Vó Lúcia", endedAt: at } })
    expect(rows("questions")).toMatchObject({ [String(questionId)]: { text: "Posso comer jaca?" } })
    expect(rows("teamConversation")).toMatchObject({ own: { readUntil: at } })
    expect(rows("answerRatings")).toMatchObject({ "2026-11-eating": { values: { isUseful: true } } })
    const { body } = await ana.get("/api/account/export")
    expect(body.reminderChannels).toEqual([])
  })
})
