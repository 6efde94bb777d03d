import { readFile } from "node:fs/promises"

const packageFile = new URL("../../package.json", import.meta.url)

/** Reads this server's version from package.json. */
export async function readVersion(): Promise<string> {
  const { version }: { version: string } = JSON.parse(await readFile(packageFile, "utf8"))
  return version
}
