// The resilience tests with 50 kills; `npm test` kills the server a few times only.
process.env.FLORESCER_KILLS ??= "50"
process.argv.splice(2, 0, "resilience")
await import("./test.mjs")
