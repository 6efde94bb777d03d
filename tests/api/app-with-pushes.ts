import { startPushService } from "./push-service.ts"
import type { CreateTestApp } from "./test-app.ts"

/** An app with a push service; `at` sends what is due at a moment, and gives all that the service has received. */
export async function appWithPushes(createTestApp: CreateTestApp) {
  const service = await startPushService()
  const app = await createTestApp({}, { pushAgent: service.agent })
  async function at(moment: string) {
    app.clock.now = new Date(moment)
    app.reminders.wake()
    await app.background.settled()
    return service.received
  }
  return { app, service, at }
}
