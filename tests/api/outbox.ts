import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import PostalMime from "postal-mime"

export type ReadMail = {
  file: string
  kind: string
  to?: string
  from?: string
  replyTo?: string
  subject: string
  text: string
  html: string
  link: string
  /** The names of the answer's header fields, in lower case. */
  headers: string[]
}

/** The mails in the outbox, oldest first, with the link of each. */
export async function readOutbox(dataDir: string): Promise<ReadMail[]> {
  const folder = join(dataDir, "outbox")
  // A mail that is still being written is a draft beside the others.
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".eml"))
        .sort()
    : []
  return Promise.all(files.map((name) => readMail(join(folder, name))))
}

/** The token at the end of the link in the newest mail of a kind. */
export function mailedToken(mails: ReadMail[], kind: string): string {
  const link = mails.findLast((mail) => mail.kind === kind)?.link
  if (!link) throw new Error(`There is no mail of the kind ${kind}.`)
  return link.slice(link.lastIndexOf("#") + 1)
}

async function readMail(file: string): Promise<ReadMail> {
  const { to, from, replyTo, subject = "", text = "", html = "", headers } = await PostalMime.parse(readFileSync(file))
  const link = text.match(/https?:\/\/\S+/)?.[0] ?? ""
  const kind = file.match(/Z-([a-z-]+)-[0-9a-f-]{36}\.eml$/)?.[1] ?? ""
  return {
    file,
    kind,
    to: to?.[0]?.address,
    from: from?.address,
    replyTo: replyTo?.[0]?.address,
    subject,
    text,
    html,
    link,
    headers: headers.map(({ key }) => key),
  }
}
