import { createHash, randomBytes } from "node:crypto"
import { helperParts } from "#domain/helping/helper-link.ts"
import type { OperationArgs } from "#domain/operations/operations.ts"

/** The arguments of a new link, and its secret. */
export function helperLink(changes: Partial<OperationArgs["helperLinkMade"]> = {}) {
  const secret = randomBytes(16).toString("base64url")
  const link: OperationArgs["helperLinkMade"] = {
    linkId: crypto.randomUUID(),
    secretHash: createHash("sha256").update(secret).digest("base64url"),
    name: "Vó Lúcia",
    shows: [...helperParts],
    namesWithout: true,
    language: "pt",
    days: 7,
    ...changes,
  }
  return { link, secret }
}
