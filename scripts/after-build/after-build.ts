import { join } from "node:path"
import { putBeforePaintFirst } from "./before-paint-first.ts"
import { buildWorker } from "./build-worker.ts"
import { compressFiles } from "./compress-files.ts"
import { deferScripts } from "./defer-scripts.ts"
import { writeAddresses } from "./write-addresses.ts"

export async function afterBuild(root: string, buildDirectory: string) {
  const clientDir = join(buildDirectory, "client")
  deferScripts(clientDir)
  putBeforePaintFirst(clientDir)
  const addresses = writeAddresses(clientDir)
  await buildWorker({ root, clientDir, paths: addresses.map(({ path }) => path) })
  compressFiles(clientDir)
}
