import { runCommand } from "./run-command.mjs"

runCommand("server/backup/restore.ts")
