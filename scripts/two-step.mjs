import { runCommand } from "./run-command.mjs"

runCommand("server/two-step/command.ts")
