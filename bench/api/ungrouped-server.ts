import { guardedAgent } from "#server/reminders/push/send.ts"
import { start } from "#server/start.ts"

// This is the product with one write to a commit.
await start(guardedAgent(), 1)
