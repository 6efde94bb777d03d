import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { matcherOf } from "#domain/address.ts"

type BuiltAddress = { path: string; files: string[] }

export type Addresses = {
  filesOf: (path: string) => string[] | undefined
}

/** Reads the list of URLs that the build has written. */
export function readAddresses(clientDir: string): Addresses {
  const listFile = join(clientDir, "addresses.json")
  const list: BuiltAddress[] = existsSync(listFile) ? JSON.parse(readFileSync(listFile, "utf8")) : []
  const matchers = list.map(({ path, files }) => ({ matcher: matcherOf([path]), files }))
  return { filesOf: (path) => matchers.find(({ matcher }) => matcher.test(path))?.files }
}
