import { fetchFile, inTime } from "#app/fetch-file.ts"
import { copiesOf } from "#app/sync/copies.ts"
import { createStore } from "#app/sync/store.ts"
import { type LeftOut, nothingLeftOut } from "#domain/marked-text.ts"
import { ownKey } from "#domain/nouns/noun.ts"

/**
 * Reads from this device what she leaves out, including changes that are not sent yet. A visitor leaves out nothing.
 */
export async function loadLeftOut(userId: string | undefined): Promise<LeftOut> {
  if (!userId) return nothingLeftOut
  const { rows, isUnknown } = createStore(copiesOf(userId), Date.now).read()
  const told = rows.onboarding[ownKey]
  if (!told && !rows.household[ownKey]) return isUnknown ? "unknown" : nothingLeftOut
  const reading = await inTime(
    Promise.all([
      fetchFile(() => import("./understood.ts")).then(({ understoodOf }) => understoodOf(userId, told?.values)),
      fetchFile(() => import("./left-out.ts")),
    ]),
  )
  if (!reading) return "unknown"
  const [understood, { leftOutOf }] = reading
  return leftOutOf(rows, understood)
}
