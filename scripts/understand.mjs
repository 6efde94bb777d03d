import { runCommand } from "./run-command.mjs"

const isOfSet = process.argv[2] === "figures"
runCommand(isOfSet ? "tests/understanding/print-figures.ts" : "scripts/understand/understand.ts")
