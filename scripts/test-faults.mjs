// The faults in their long form; `npm test` kills the server a few times only.
process.env.FLORESCER_KILLS ??= "50"
process.argv.splice(2, 0, "faults")
await import("./test.mjs")
