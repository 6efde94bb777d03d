import { start } from "#server/start.ts"
import { loopbackAgent } from "./api/loopback-agent.ts"

// The product as it is, but for where its pushes go.
await start(loopbackAgent(Number(process.env.PUSH_PORT)))
