// The resilience tests with 1,000 kills on each database and with power cuts; `npm test` has few of both.
process.env.FLORESCER_KILLS ??= "1000"
process.env.FLORESCER_POWER_CUTS ??= "300"
process.argv.splice(2, 0, "resilience")
await import("./test.mjs")
