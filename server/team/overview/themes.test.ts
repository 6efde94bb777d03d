import { expect, test } from "vitest"
import { askTeam } from "#tests/api/desk.ts"
import { perform } from "#tests/api/sync.ts"
import { teamMember } from "#tests/api/team-member.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"

const eating = { month: "2026-11", theme: "eating" } as const

describeOnBoth("what the team was asked about, and whether answers were useful", (createTestApp) => {
  test("each woman counts once by theme and month, and what is fewer than five is not told", async () => {
    const app = await createTestApp()
    const olga = await teamMember(app, "Olga", { isOperator: true })
    const mothers = await Promise.all(["Ana", "Bia", "Cida", "Dora", "Eva"].map((name) => app.mother(name)))
    const themes = async () => (await olga.get("/api/team/overview")).body.themes
    for (const mother of mothers.slice(0, 4)) {
      await perform(mother, "answerRated", { ...eating, isUseful: true })
      await askTeam(mother, "Quanto café posso beber?", { chatAnswer: { kind: "entry", entryIds: [10] } })
    }
    await askTeam(mothers[0] as never, "E chá?", { chatAnswer: { kind: "offer", entryIds: [12, 10] } })
    expect(await themes()).toEqual([])

    const last = mothers[4] as (typeof mothers)[number]
    await perform(last, "answerRated", { ...eating, isUseful: true })
    expect(await themes()).toEqual([{ ...eating, asked: "<5", useful: 5, notUseful: "<5" }])
    await askTeam(last, "Posso tomar chá?", { chatAnswer: { kind: "entry", entryIds: [12] } })
    expect(await themes()).toEqual([{ ...eating, asked: 5, useful: 5, notUseful: "<5" }])

    await perform(last, "consentWithdrawn", { purpose: "ratings" })
    expect(await themes()).toEqual([{ ...eating, asked: 5, useful: "<5", notUseful: "<5" }])
    await perform(last, "consentWithdrawn", { purpose: "questions" })
    expect(await themes()).toEqual([])
  })
})
