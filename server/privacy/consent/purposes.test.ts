import { expect, test } from "vitest"
import type { Noun } from "#domain/nouns/noun.ts"
import { nouns, nounsOfPurpose } from "#domain/nouns/nouns.ts"
import { definitionOf, operationNames } from "#domain/operations/operations.ts"
import { type ConsentPurpose, consentPurposes } from "#domain/privacy/consent.ts"
import { rowsOf, storeEverything } from "#tests/api/everything.ts"
import { perform } from "#tests/api/sync.ts"
import { createSyncDevice } from "#tests/api/sync-device.ts"
import { describeRules, testNow } from "#tests/api/test-app.ts"
import { tablesOf } from "./purposes-with-data.ts"

/**
 * Nouns that belong to no purpose. No withdrawal deletes their rows, but it removes values that follow from deleted
 * data.
 */
const ofNoPurpose: Noun[] = ["journeys", "atHome", "shoppingTicks", "preferences", "silence", "consents"]

const purposeOfNoun = (noun: Noun) => consentPurposes.find((purpose) => nounsOfPurpose[purpose].includes(noun))

test("what an operation of a purpose changes goes with that purpose, and each noun has one", () => {
  for (const name of operationNames) {
    const { purpose, changes } = definitionOf(name)
    if (!purpose) continue
    const others = changes.filter((noun) => !ofNoPurpose.includes(noun)).map(purposeOfNoun)
    expect([...new Set(others)], name).toEqual(others.length > 0 ? [purpose] : [])
  }
  const all = consentPurposes.flatMap((purpose) => nounsOfPurpose[purpose])
  expect(new Set(all).size).toBe(all.length)
  const ofOperations = new Set(operationNames.flatMap((name) => definitionOf(name).changes))
  expect(Object.keys(nouns).filter((noun) => !ofOperations.has(noun as Noun))).toEqual([])
  expect([...ofOperations].filter((noun) => !purposeOfNoun(noun)).toSorted()).toEqual(ofNoPurpose.toSorted())
})

describeRules("a withdrawn purpose", (createTestApp) => {
  test.each(consentPurposes)(
    "of %s takes the same from devices, tables and what counts as its data",
    async (purpose) => {
      const app = await createTestApp({ SMTP_URL: "smtp://127.0.0.1:1" })
      const mother = await app.mother("Ana")
      await storeEverything(app, mother)
      const device = createSyncDevice(mother.id, { deviceNow: () => app.clock.now.getTime() })
      await device.sync(mother)
      const before = { rows: device.store.read().rows, tables: await rowsOf(app, mother.id) }
      for (const table of tablesOf[purpose]) expect(before.tables[table], table).not.toEqual([])
      await perform(mother, "consentWithdrawn", { purpose }, testNow.toISOString())
      await device.sync(mother)
      const after = { rows: device.store.read().rows, tables: await rowsOf(app, mother.id) }

      const nouns = (Object.keys(before.rows) as Noun[]).filter(
        (noun) => Object.keys(before.rows[noun]).length > 0 && Object.keys(after.rows[noun]).length === 0,
      )
      expect(nouns.filter((noun) => !nounsOfPurpose[purpose].includes(noun))).toEqual([])
      for (const noun of nounsOfPurpose[purpose]) expect(after.rows[noun], noun).toEqual({})
      for (const other of consentPurposes)
        for (const table of tablesOf[other]) expect(after.tables[table]?.length === 0, table).toBe(other === purpose)
      expect((await mother.get("/api/consents")).body.kept).not.toContain(purpose satisfies ConsentPurpose)
    },
  )
})
