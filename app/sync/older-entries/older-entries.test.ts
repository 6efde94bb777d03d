import { expect, test } from "vitest"
import { olderEntriesOf } from "./older-entries.ts"

for (const what of ["renew", "forget"] as const)
  test(`${what} during the first read of the device does not leave it unread for ever`, async () => {
    const older = olderEntriesOf(what)
    const opening = older.open()
    void older[what]()
    await opening
    expect(older.read()).toMatchObject({ isRead: true, months: new Map() })
  })
