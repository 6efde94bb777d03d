import { fetchFile } from "#app/fetch-file.ts"
import { browserStorage } from "#app/sync/device.ts"
import { readSnapshot } from "#app/sync/snapshot.ts"
import { type LeftOut, nothingLeftOut } from "#domain/marked-text.ts"
import { ownKey } from "#domain/operations/rows.ts"

/** What a user leaves out, by what the server last told this device of her; nothing for a visitor. */
export async function loadLeftOut(userId: string | undefined): Promise<LeftOut> {
  if (!userId) return nothingLeftOut
  const { onboarding = {}, household = {} } = readSnapshot(browserStorage, userId)?.rows ?? {}
  const [told, settled] = [onboarding[ownKey], household[ownKey]]
  if (!told && !settled) return nothingLeftOut
  const [{ householdOf }, { understoodOf }, { leftOutFor }] = await Promise.all([
    fetchFile(() => import("#domain/plan/household-of.ts")),
    fetchFile(() => import("./understood.ts")),
    fetchFile(() => import("./left-out.ts")),
  ])
  return leftOutFor(householdOf(told, settled, await understoodOf(userId, told?.values)))
}
