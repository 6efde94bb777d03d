import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { matcherOf } from "#domain/address.ts"

type BuiltAddress = { path: string; files: string[] }

/** The addresses that the built app has a screen for. */
export type Addresses = {
  /** The files that the screen at a path is drawn by, beyond what all share; undefined when there is no such address. */
  filesOf: (path: string) => string[] | undefined
}

/** Reads the list that the build has made of the app's routes. */
export function readAddresses(clientDir: string): Addresses {
  const listFile = join(clientDir, "addresses.json")
  const list: BuiltAddress[] = existsSync(listFile) ? JSON.parse(readFileSync(listFile, "utf8")) : []
  const matchers = list.map(({ path, files }) => ({ matcher: matcherOf([path]), files }))
  return { filesOf: (path) => matchers.find(({ matcher }) => matcher.test(path))?.files }
}
