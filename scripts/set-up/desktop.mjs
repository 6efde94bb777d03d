import { spawnSync } from "node:child_process"
import { findChromium } from "./chromium.mjs"
import { canInstallPackages, installPackages } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"
import { pythonOfSystem } from "./python.mjs"

/** A screen, a bus and a whole Chromium, and what answers its notifications. */
export function findDesktop() {
  const display = findProgram(["Xvfb"])
  const bus = findProgram(["dbus-daemon"])
  const browser = findChromium()
  const canTap = spawnSync(pythonOfSystem, ["-c", "import dbus.mainloop.glib, gi"]).status === 0
  return display && bus && browser && canTap ? { browser, display, bus, python: pythonOfSystem } : undefined
}

/** Installs what is missing where that is possible; else a tap on a notification is not tried. */
export function installDesktop() {
  if (!findDesktop() && canInstallPackages()) {
    installPackages(["chromium", "xvfb", "dbus", "python3-dbus", "python3-gi"])
  }
}
