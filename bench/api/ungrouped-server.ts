import { guardedAgent } from "#server/push/send.ts"
import { start } from "#server/start.ts"

// The product, but each write commits alone.
await start(guardedAgent(), 1)
