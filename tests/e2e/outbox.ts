import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import PostalMime, { type Email } from "postal-mime"

/** Waits for the newest message to an address, or for the one that a count says she should have by now. */
export async function waitForMail(dataDir: string, to: string, count = 1): Promise<Email> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline) {
    const hers = (await readOutbox(dataDir)).filter((message) => message.to?.some(({ address }) => address === to))
    const newest = hers.at(-1)
    if (newest && hers.length >= count) return newest
    await sleep(50)
  }
  throw new Error(`No message number ${count} to ${to} within 10 s.`)
}

/** The links of a message, as a mother would follow them. */
export function linksIn(message: Email): string[] {
  return [...new Set(message.text?.match(/https?:\/\/[^\s<>"')]+/g) ?? [])]
}

/** Every message that the server has sent so far, the oldest first, as the names of their files begin with the time. */
async function readOutbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, "outbox")
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).sort()
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))))
}
