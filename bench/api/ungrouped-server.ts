import { guardedAgent } from "#server/reminders/push/send.ts"
import { start } from "#server/start.ts"

// Starts the server so that each write has a commit of its own.
await start(guardedAgent(), 1)
