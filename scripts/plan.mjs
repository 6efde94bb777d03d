import { runCommand } from "./run-command.mjs"

runCommand("scripts/plan/plan.ts")
