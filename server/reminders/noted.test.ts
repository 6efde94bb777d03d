/// <reference lib="esnext.temporal" />
import { expect, test } from "vitest"
import type { OperationArgs } from "#domain/operations/operations.ts"
import { appWithPushes } from "#tests/api/app-with-pushes.ts"
import { operation, perform, sync } from "#tests/api/sync.ts"
import { type CreateTestApp, describeOnBoth, describeRules, type TestApp } from "#tests/api/test-app.ts"
import { slotsOfMedicines, slotsOfVisits } from "./noted.ts"

const quiet = { quietFrom: "21:00", quietUntil: "07:00", timeZone: "America/Sao_Paulo" }
const visit = { visitId: "a", what: "Pediatra", date: "2026-11-22", time: "14:30", patient: "baby" as const }

function remindersOf(time: string, hours: Partial<typeof quiet> = {}) {
  const slots = slotsOfVisits([{ ...visit, time, isDone: false }], { ...quiet, ...hours })
  return slots.map(({ reminder, date, time }) => `${reminder} ${date} ${time}`)
}

test("a visit is reminded of in the evening before and two hours before, and neither is in her quiet hours", () => {
  expect(remindersOf("14:30")).toEqual(["visitTomorrow 2026-11-21 18:00", "visitSoon 2026-11-22 12:30"])
  expect(remindersOf("14:30", { quietFrom: "17:00" })[0]).toBe("visitTomorrow 2026-11-21 16:00")
  // Two hours before the visit at eight is in the quiet hours, which end at seven, so the reminder comes at seven.
  expect(remindersOf("08:00")).toEqual(["visitTomorrow 2026-11-21 18:00", "visitSoon 2026-11-22 07:00"])
  expect(remindersOf("07:00")).toEqual(["visitTomorrow 2026-11-21 18:00"])
  expect(remindersOf("23:30")).toEqual(["visitTomorrow 2026-11-21 18:00"])
  expect(remindersOf("01:00", { quietFrom: "21:00", quietUntil: "21:00" })).toEqual([
    "visitTomorrow 2026-11-21 18:00",
    "visitSoon 2026-11-21 23:00",
  ])
})

test("medicines of one time are one reminder, until their last day, and none in her quiet hours", () => {
  const medicine = { name: "Ferro", patient: "mother" as const, times: ["08:00", "22:00"], untilDate: "2026-11-22" }
  const all = [
    { ...medicine, medicineId: "a" },
    { ...medicine, medicineId: "b", times: ["08:00"], untilDate: null },
  ]
  const on = (date: string) => slotsOfMedicines(all, quiet, Temporal.PlainDate.from(date)).map(({ at }) => at)
  expect(on("2026-11-22").map((at) => at.toISOString())).toEqual(["2026-11-22T11:00:00.000Z"])
  expect(on("2026-11-23")).toHaveLength(1)
  expect(slotsOfMedicines(all.slice(0, 1), quiet, Temporal.PlainDate.from("2026-11-23"))).toEqual([])
})

type Mother = Awaited<ReturnType<TestApp["mother"]>>
const done = "2026-11-21T08:59:00.000Z"
const silent: OperationArgs["reminderTimesChanged"]["fields"] = {
  timeZone: "America/Sao_Paulo",
  morningReminder: [],
  mealReminders: [],
  waterReminder: [],
  dailyTips: [],
}
const [evening, twoHoursBefore] = ["2026-11-21T21:00:00.000Z", "2026-11-22T15:30:00.000Z"]

async function started(createTestApp: CreateTestApp) {
  const { app, service, at } = await appWithPushes(createTestApp)
  async function reminded(name: string, isDiscreet = false) {
    const mother = await app.mother(name)
    await sync(mother, [
      operation("reminderTimesChanged", { fields: silent }, done),
      operation("reminderDeviceAdded", { ...service.subscribe(), language: "pt", isDiscreet }, done),
    ])
    return mother
  }
  return { app, service, at, reminded }
}

async function note(mother: Mother, fields: Partial<OperationArgs["visitNoted"]> = {}) {
  const visitId = crypto.randomUUID()
  expect(await perform(mother, "visitNoted", { ...visit, visitId, ...fields }, done)).toMatchObject({
    status: "applied",
  })
  return visitId
}

describeOnBoth("what she noted", (createTestApp) => {
  test("a visit is reminded of on the day before and two hours before, without what it is", async () => {
    const { at, reminded } = await started(createTestApp)
    const ana = await reminded("Ana")
    await note(ana)
    expect(await at("2026-11-21T20:59:59.000Z")).toHaveLength(0)
    const [first] = await at(evening)
    expect(first?.notification).toMatchObject({ title: "Algo que você anotou", body: "Amanhã às 14:30." })
    expect(first?.notification.navigate).toBe("http://florescer.test/profile/visits")
    expect(JSON.stringify(first?.notification)).not.toMatch(/pediatra|bebê/i)
    const [, second] = await at(twoHoursBefore)
    expect(second?.notification.body).toBe("Hoje às 14:30.")
    expect(await at("2026-11-22T18:00:00.000Z")).toHaveLength(2)
  })

  test("one that is done, removed or moved reminds no more at its former time", async () => {
    const { at, reminded } = await started(createTestApp)
    const [ana, bia, eva] = [await reminded("Ana"), await reminded("Bia"), await reminded("Eva")]
    await perform(ana, "visitDone", { visitId: await note(ana), isDone: true }, done)
    await perform(bia, "visitRemoved", { visitId: await note(bia) }, done)
    const visitId = await note(eva)
    await perform(eva, "visitNoted", { ...visit, visitId, date: "2026-11-25" }, "2026-11-21T09:00:00.000Z")
    expect(await at(evening)).toHaveLength(0)
    expect(await at(twoHoursBefore)).toHaveLength(0)
    expect(await at("2026-11-24T21:00:00.000Z")).toHaveLength(1)
  })

  test("a medicine is reminded of at its times, each day until its last, and one noted later not for a time that is over", async () => {
    const { at, reminded } = await started(createTestApp)
    const ana = await reminded("Ana")
    const medicine = { name: "Ferro", times: ["08:00", "12:00"], untilDate: "2026-11-22", patient: "mother" as const }
    await at("2026-11-21T13:00:00.000Z")
    await perform(ana, "medicineNoted", { medicineId: crypto.randomUUID(), ...medicine }, "2026-11-21T13:00:00.000Z")
    expect(await at("2026-11-21T14:59:59.000Z")).toHaveLength(0)
    const [first] = await at("2026-11-21T15:00:00.000Z")
    expect(JSON.stringify(first?.notification)).not.toContain("Ferro")
    expect(await at("2026-11-22T11:00:00.000Z")).toHaveLength(2)
    expect(await at("2026-11-22T15:00:00.000Z")).toHaveLength(3)
    expect(await at("2026-11-23T15:00:00.000Z")).toHaveLength(3)
  })

  test("what is noted does not take away what is due already", async () => {
    const { app, service, at, reminded } = await started(createTestApp)
    const ana = await reminded("Ana")
    await note(ana)
    // No process was running when the reminder became due, five seconds ago.
    app.clock.now = new Date("2026-11-21T21:00:05.000Z")
    await perform(
      ana,
      "visitNoted",
      { ...visit, visitId: crypto.randomUUID(), time: "16:00" },
      app.clock.now.toISOString(),
    )
    await at("2026-11-21T21:00:10.000Z")
    expect(service.received.map(({ notification }) => notification.body)).toContain("Amanhã às 14:30.")
  })

  test("after a loss the baby's are silent at once, and hers still come, also on a discreet device", async () => {
    const { at, reminded } = await started(createTestApp)
    const ana = await reminded("Ana", true)
    await note(ana)
    await note(ana, { what: "Parteira", time: "16:00", patient: "mother" })
    await perform(ana, "silenceSet", { isOn: true }, done)
    const received = await at(evening)
    expect(received.map(({ notification }) => notification.body)).toEqual(["Você pediu este lembrete."])
    expect(await at("2026-11-22T17:00:00.000Z")).toHaveLength(2)
  })

  test("a short word is told of on its day where she wishes it, without what it is about, and not once she has read it", async () => {
    const { at, reminded } = await started(createTestApp)
    const wanting = await Promise.all(["Ana", "Bia", "Eva"].map((name) => reminded(name)))
    await reminded("Lia")
    for (const mother of wanting) {
      await perform(mother, "reminderTimesChanged", { fields: { shortWords: true } }, done)
      await perform(mother, "householdChanged", { fields: { birthDate: "2026-11-11" } }, done)
    }
    await perform(wanting[1] as Mother, "householdChanged", { fields: { shortWordDay: 11 } }, done)
    await perform(wanting[2] as Mother, "silenceSet", { isOn: true }, done)
    expect(await at("2026-11-22T12:59:59.000Z")).toHaveLength(0)
    const [first, ...others] = await at("2026-11-22T13:00:00.000Z")
    expect(first?.notification).toMatchObject({
      title: "Uma palavrinha para você",
      navigate: "http://florescer.test/dashboard",
    })
    expect(others).toEqual([])
    expect(await at("2026-11-26T13:00:00.000Z")).toHaveLength(3)
    await perform(wanting[0] as Mother, "consentWithdrawn", { purpose: "profile" }, done)
    expect(await at("2026-11-29T13:00:00.000Z")).toHaveLength(4)
  })

  test("taking the consent back ends them", async () => {
    const { at, reminded } = await started(createTestApp)
    const ana = await reminded("Ana")
    await note(ana)
    await perform(ana, "consentWithdrawn", { purpose: "visits" }, done)
    expect(await at(evening)).toHaveLength(0)
  })
})

describeRules("what she noted, by mail and in her calendar", (createTestApp) => {
  const mailed = async (app: TestApp) =>
    (await app.outbox()).filter(({ subject }) => subject === "Seu dia, como você pediu")

  test("the morning mail names its times, and in silence hers alone", async () => {
    const { app, at } = await started(createTestApp)
    const [ana, bia] = [await app.mother("Ana"), await app.mother("Bia")]
    for (const mother of [ana, bia]) {
      await perform(
        mother,
        "reminderTimesChanged",
        { fields: { ...silent, morningReminder: ["07:30"], byMail: true, shortWords: true } },
        done,
      )
      await perform(mother, "householdChanged", { fields: { birthDate: "2026-11-10" } }, done)
      await note(mother)
      await note(mother, { what: "Parteira", date: "2026-11-21", time: "16:00", patient: "mother" })
    }
    await perform(bia, "silenceSet", { isOn: true }, done)
    await at("2026-11-21T10:30:00.000Z")
    const texts = (await mailed(app)).map(({ to, text }) => ({ isAna: to === ana.account.email, text }))
    expect(texts).toHaveLength(2)
    for (const { isAna, text } of texts) {
      expect(text).toContain("O que você anotou para hoje: 16:00")
      expect(text?.includes("O que você anotou para amanhã: 14:30")).toBe(isAna)
      expect(text?.includes("O ritual que abre o dia")).toBe(isAna)
      expect(text?.includes("Há uma palavrinha para você")).toBe(isAna)
      expect(text).not.toMatch(/pediatra|parteira/i)
    }
  })

  test.each([
    ["silence", (mother: Mother) => perform(mother, "silenceSet", { isOn: true })],
    ["a withdrawal", (mother: Mother) => perform(mother, "consentWithdrawn", { purpose: "visits" })],
  ] as const)("%s takes back a morning mail that has not been sent", async (_, take) => {
    const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
    const ana = await app.mother("Ana")
    await perform(
      ana,
      "reminderTimesChanged",
      { fields: { ...silent, morningReminder: ["07:30"], byMail: true } },
      done,
    )
    await note(ana)
    app.clock.now = new Date("2026-11-21T10:30:00.000Z")
    app.reminders.wake()
    await app.background.settled()
    const waiting = () => app.db.selectFrom("outgoing_mails").select("kind").where("kind", "=", "morning").execute()
    expect(await waiting()).toHaveLength(1)
    expect(await take(ana)).toMatchObject({ status: "applied" })
    expect(await waiting()).toHaveLength(0)
  })

  test("her calendar has visits and medicines without what they are; the baby's leave it with a loss, all with the consent", async () => {
    const { app } = await started(createTestApp)
    const ana = await app.mother("Ana")
    await perform(ana, "reminderTimesChanged", { fields: silent }, done)
    await note(ana)
    await note(ana, { what: "Parteira", time: "16:00", patient: "mother" })
    const medicine = { name: "Ferro", times: ["08:00"], untilDate: "2026-11-30", patient: "mother" as const }
    await perform(ana, "medicineNoted", { medicineId: crypto.randomUUID(), ...medicine }, done)
    const { secret } = (await ana.post("/api/calendar", { language: "pt", isNeutral: false })).body
    const read = async () => (await app.fetch(`/calendar/${secret}.ics`)).text()
    const starts = (text: string) =>
      [...text.matchAll(/^DTSTART;TZID=America\/Sao_Paulo:(\S+)\r$/gm)].map(([, at]) => at)
    const first = await read()
    expect(starts(first)).toEqual(["20261122T143000", "20261122T160000", "20261121T080000"])
    expect(first).toContain("RRULE:FREQ=DAILY;UNTIL=20261130T110000Z")
    expect(first).toContain("SUMMARY:Algo que você anotou")
    expect(first).not.toMatch(/pediatra|parteira|ferro/i)
    await perform(ana, "silenceSet", { isOn: true }, done)
    expect(starts(await read())).toEqual(["20261122T160000", "20261121T080000"])
    await perform(ana, "consentWithdrawn", { purpose: "visits" })
    expect(starts(await read())).toEqual([])
  })
})
