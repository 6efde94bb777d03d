import { expect, test } from "vitest"
import { consentVersions } from "#domain/privacy/consent.ts"
import { operation, rowsOfNoun, sync } from "#tests/api/sync.ts"
import { describeOnBoth } from "#tests/api/test-app.ts"
import { deleteMostFor } from "./withdraw.ts"

describeOnBoth("consents, as operations", (createTestApp) => {
  test("a consent that stands is the one that counts, though the server's clock has been put back since an earlier one", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const consent = { purpose: "diary", textVersion: consentVersions.diary, language: "pt" } as const
    app.clock.now = new Date("2026-10-31T09:00:00.000Z")
    const withdrawn = operation("consentWithdrawn", { purpose: "diary" }, "2026-10-31T08:00:00.000Z")
    const { version: since, epoch } = await sync(ana, [withdrawn])
    app.clock.now = new Date("2026-10-31T10:00:00.000Z")
    const agreed = operation("consentGiven", consent, "2026-10-31T09:30:00.000Z")
    const { results, changes } = await sync(ana, [agreed], { since, epoch })
    expect(results).toMatchObject([{ status: "applied" }])
    expect(rowsOfNoun(changes, "consents").diary).toMatchObject({ givenAt: agreed.at, withdrawnAt: null })
  })

  test.each([
    ["an hour ago", "2026-11-21T07:00:00.000Z", "2026-11-21T08:00:00.000Z"],
    ["by a clock that is a year ahead", "2027-11-21T07:00:00.000Z", "2027-11-21T08:00:00.000Z"],
  ])(
    "what she agrees to after a withdrawal stands, though both reach the server together: %s",
    async (_, first, then) => {
      const app = await createTestApp()
      const ana = await app.mother("Ana")
      const withdrawn = operation("consentWithdrawn", { purpose: "diary" }, first)
      const agreed = operation(
        "consentGiven",
        { purpose: "diary", textVersion: consentVersions.diary, language: "pt" },
        then,
      )
      const written = operation("entryWritten", {
        entryId: crypto.randomUUID(),
        mood: "🙂",
        notes: "Dormi.",
        createdAt: then,
      })
      const again = [operation("consentWithdrawn", { purpose: "diary" }, first), { ...agreed, id: crypto.randomUUID() }]
      const { results, changes } = await sync(ana, [withdrawn, agreed, ...again, written])
      expect(results.map(({ status }) => status)).toEqual(Array(5).fill("applied"))
      expect(rowsOfNoun(changes, "consents").diary).toMatchObject({ withdrawnAt: null })
    },
  )

  test("a withdrawal outdates what she had agreed to before it, though that reaches the server later", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const withdrawn = operation("consentWithdrawn", { purpose: "diary" }, "2026-11-21T08:00:00.000Z")
    const agreed = operation(
      "consentGiven",
      { purpose: "diary", textVersion: consentVersions.diary, language: "pt" },
      "2026-11-21T07:00:00.000Z",
    )
    expect((await sync(ana, [withdrawn, agreed])).results[1]).toMatchObject({
      status: "refused",
      code: "CONSENT_OUTDATED",
    })
  })

  test("what waits behind a first withdrawal that was cut short is not applied a second time", async () => {
    const app = await createTestApp()
    const ana = await app.mother("Ana")
    const writing = Array.from({ length: 3 }, () =>
      operation("entryWritten", {
        entryId: crypto.randomUUID(),
        mood: "🙂",
        notes: "Dormi.",
        createdAt: "2026-11-21T07:00:00.000Z",
      }),
    )
    expect((await sync(ana, writing)).results.map(({ status }) => status)).toEqual(Array(3).fill("applied"))
    const { id } = await app.db.selectFrom("user").select("id").executeTakeFirstOrThrow()
    // A withdrawal first deletes most rows in batches, before its own transaction. This test runs only that first step.
    await deleteMostFor(app.db, id, "diary")
    const [first, ...others] = writing
    for (const sent of [[first], others, writing]) {
      const { results } = await sync(ana, sent as typeof writing)
      expect(results.map(({ status }) => status)).toEqual(sent.map(() => "already"))
    }
  })
})
