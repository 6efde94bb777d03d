import { runCommand } from "./run-command.mjs"

runCommand("server/support/questions.ts")
