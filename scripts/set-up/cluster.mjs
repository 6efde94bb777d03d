import { execFileSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { canInstallPackages, installPackages, isRoot } from "./debian.mjs"
import { findProgram } from "./find-program.mjs"

const packages = ["patroni", "python3-etcd", "python3-psycopg2", "etcd-server", "haproxy", "postgresql"]
const postgresVersions = "/usr/lib/postgresql"

export function findOrInstallClusterPrograms() {
  return findClusterPrograms() ?? installClusterPrograms()
}

function installClusterPrograms() {
  if (canInstallPackages()) {
    console.log("Installing Patroni, etcd, HAProxy and PostgreSQL…")
    installPackages(packages)
  }
  return findClusterPrograms()
}

function findClusterPrograms() {
  const etcd = findProgram(["etcd"])
  const patroni = findProgram(["patroni"])
  const haproxy = findProgram(["haproxy"]) ?? inSystemFolder("haproxy")
  const postgres = findPostgres()
  if (etcd && patroni && haproxy && postgres) return { etcd, patroni, haproxy, ...postgres }
}

/** Finds Debian's PostgreSQL and the user that must run it. */
export function findPostgres() {
  const postgresFolder = newestPostgres()
  return postgresFolder && { postgresFolder, user: postgresUser() }
}

function inSystemFolder(name) {
  const path = join("/usr/sbin", name)
  return existsSync(path) ? path : undefined
}

function newestPostgres() {
  if (!existsSync(postgresVersions)) return undefined
  const folders = readdirSync(postgresVersions).map((version) => join(postgresVersions, version, "bin"))
  return folders.filter((folder) => existsSync(join(folder, "initdb"))).at(-1)
}

/** Returns the user that must run PostgreSQL, which refuses to run as root. */
function postgresUser() {
  if (!isRoot()) return undefined
  try {
    const idOf = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }))
    return { uid: idOf("-u"), gid: idOf("-g"), home: "/var/lib/postgresql" }
  } catch {
    return undefined
  }
}
