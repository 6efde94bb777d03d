import { runCommand } from "./run-command.mjs"

runCommand("server/account/sign-out-command.ts")
