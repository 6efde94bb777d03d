import { createSyncing } from "./start-sync.ts"

/** The first screen waits so long for the first answer; a slower one is applied when it comes. */
const patienceMs = 2000

/** The first answer tells, above all, whether the first screen must not mention the baby. */
export async function firstSync(userId: string) {
  const { schedule } = createSyncing({ userId, isSignedIn: () => true, onOtherUser: () => {} })
  await Promise.race([schedule.start(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  schedule.stop()
}
