import { spawnSync } from "node:child_process"
import { findChromium } from "./chromium.mjs"
import { canInstallPackages, installPackages } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"
import { pythonOfSystem } from "./python.mjs"

export function findDesktop() {
  const display = findProgram(["Xvfb"])
  const bus = findProgram(["dbus-daemon"])
  const browser = findChromium()
  const canTap = spawnSync(pythonOfSystem, ["-c", "import dbus.mainloop.glib, gi"]).status === 0
  return display && bus && browser && canTap ? { browser, display, bus, python: pythonOfSystem } : undefined
}

/** Installs what the test that taps on a notification needs. If it cannot be installed, that test is skipped. */
export function installDesktop() {
  if (!findDesktop() && canInstallPackages()) {
    installPackages(["chromium", "xvfb", "dbus", "python3-dbus", "python3-gi"])
  }
}
