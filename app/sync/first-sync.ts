import { createSyncing } from "./start-sync.ts"

/** A slower answer is applied when it comes. */
const patienceMs = 2000

/** Fetches the data of a user who is new on this device before the first screen, above all whether it must not mention the baby. */
export async function firstSync(userId: string) {
  const { schedule, start } = createSyncing({ userId, isSignedIn: () => true, onOtherUser: () => {} })
  const stop = start()
  await Promise.race([schedule.request(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  stop()
}
