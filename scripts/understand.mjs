import { runCommand } from "./run-command.mjs"

runCommand("scripts/understand/understand.ts")
