import { runCommand } from "./run-command.mjs"

runCommand("server/team/command.ts")
