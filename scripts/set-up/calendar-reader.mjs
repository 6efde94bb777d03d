import { spawnSync } from "node:child_process"
import { canInstallPackages, installPackages } from "./debian.mjs"
import { pythonOfSystem } from "./python.mjs"

/** Whether another program's reader of calendars is there: that of python3-icalendar. */
export function canReadCalendars() {
  return spawnSync(pythonOfSystem, ["-c", "import icalendar"]).status === 0
}

/** Without it, its tests are skipped. */
export function installCalendarReader() {
  if (!canReadCalendars() && canInstallPackages()) installPackages(["python3-icalendar"])
}
