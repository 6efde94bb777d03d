// The full number of schedules; `npm test` runs some of them.
process.env.SIMULATION_SQLITE ??= "10000"
process.env.SIMULATION_POSTGRES ??= "1000"
process.argv.splice(2, 0, "simulation")
await import("./test.mjs")
