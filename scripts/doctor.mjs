import { runCommand } from "./run-command.mjs"

runCommand("server/doctor/command.ts")
