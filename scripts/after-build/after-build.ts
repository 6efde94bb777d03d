import { join } from "node:path"
import { buildWorker } from "./build-worker.ts"
import { compressFiles } from "./compress-files.ts"
import { paintFirst } from "./paint-first.ts"
import { writeAddresses } from "./write-addresses.ts"

/** What the built app needs beside itself: the list of its addresses, the service worker, and all files compressed. */
export async function afterBuild(root: string, buildDirectory: string) {
  const clientDir = join(buildDirectory, "client")
  paintFirst(clientDir)
  const addresses = writeAddresses(clientDir)
  await buildWorker({ root, clientDir, paths: addresses.map(({ path }) => path) })
  compressFiles(clientDir)
}
