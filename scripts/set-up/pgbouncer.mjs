import { existsSync } from "node:fs"
import { canInstallPackages, installPackages } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"

export function findOrInstallPgbouncer() {
  if (!findPgbouncer() && canInstallPackages()) {
    console.log("Installing PgBouncer…")
    installPackages(["pgbouncer"])
  }
  return findPgbouncer()
}

function findPgbouncer() {
  const inSystemFolder = "/usr/sbin/pgbouncer"
  return findProgram(["pgbouncer"]) ?? (existsSync(inSystemFolder) ? inSystemFolder : undefined)
}
