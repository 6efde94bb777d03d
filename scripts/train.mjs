import { runCommand } from "./run-command.mjs"

runCommand("scripts/train/train.ts")
