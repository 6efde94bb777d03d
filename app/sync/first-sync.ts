import { createSyncing } from "./start-sync.ts"

/** A slow answer comes later, as everything else does. */
const patienceMs = 2000

/** Before someone who is new on this device sees the first screen: what is hers, and with it whether she wishes to read nothing about the baby. */
export async function firstSync(userId: string) {
  const { schedule, start } = createSyncing({ userId, isHere: () => true, onOtherUser: () => {} })
  const stop = start()
  await Promise.race([schedule.request(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  stop()
}
