import { spawnSync } from "node:child_process"
import { canInstallPackages, installPackages } from "./debian.mjs"
import { pythonOfSystem } from "./python.mjs"

export function canReadCalendars() {
  return spawnSync(pythonOfSystem, ["-c", "import icalendar"]).status === 0
}

export function installCalendarReader() {
  if (!canReadCalendars() && canInstallPackages()) installPackages(["python3-icalendar"])
}
