import { runCommand } from "./run-command.mjs"

runCommand("server/jobs/idle-command.ts")
