import { runCommand } from "./run-command.mjs"

runCommand("server/demo/command.ts")
