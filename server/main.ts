import { SettingsError } from "./env.ts"
import { guardedAgent } from "./reminders/push/send.ts"
import { start } from "./start.ts"

try {
  await start(guardedAgent())
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exit(1)
}
