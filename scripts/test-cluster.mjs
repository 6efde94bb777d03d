import { spawnSync } from "node:child_process"
import { buildIfNeeded } from "./set-up/build.mjs"
import { findOrInstallClusterPrograms } from "./set-up/cluster.mjs"
import { installIfNeeded } from "./set-up/install.mjs"
import { enterProject, nodeBinary } from "./set-up/project.mjs"

// `node scripts/test-cluster.mjs 6` takes the primary database away six times.
enterProject("production")
installIfNeeded()
process.exitCode = findOrInstallClusterPrograms() && buildIfNeeded() ? run() : refuse()

function run() {
  return spawnSync(nodeBinary, ["tests/cluster/main.ts", ...process.argv.slice(2)], { stdio: "inherit" }).status ?? 1
}

function refuse() {
  console.error("It needs a build, and Debian's packages patroni, etcd-server, haproxy and postgresql.")
  return 1
}
