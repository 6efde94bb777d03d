// The full number of operations; `npm test` sends some of them.
process.env.FUZZ_OPERATIONS ??= "100000"
process.argv.splice(2, 0, "fuzz")
await import("./test.mjs")
