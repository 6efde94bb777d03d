import { createSyncing } from "./start-sync.ts"

/** The first screen waits this long for the server's first answer; a later answer is applied when it arrives. */
const patienceMs = 2000

/**
 * Syncs before the first screen renders, because the answer says whether quiet mode is on and the screen must not
 * mention the baby.
 */
export async function firstSync(userId: string) {
  const { schedule } = createSyncing({ userId, isSignedIn: () => true, onOtherUser: () => {} })
  await Promise.race([schedule.start(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  schedule.stop()
}
