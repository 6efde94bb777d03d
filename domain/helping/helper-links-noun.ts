import * as z from "zod/mini"
import { noun } from "../nouns/noun.ts"
import { uuidSchema } from "../uuid.ts"
import { endedLink, type HelperLink, helperLinkSchema, newHelperLink } from "./helper-link.ts"

declare module "../nouns/noun.ts" {
  interface Rows {
    helperLinks: { [id: string]: HelperLink }
  }
}

/** Helpers are shown what follows from her profile. */
export const helperLinks = noun("helperLinks", { kind: "helpers", deletedWith: "profile", byToken: false })
const { operation } = helperLinks
const readsLink = ({ linkId }: { linkId: string }) => ({ keys: [linkId] })

export const helperLinkOperations = {
  helperLinkMade: operation({
    args: z.strictObject({ linkId: uuidSchema, ...helperLinkSchema.shape }),
    reads: readsLink,
    // A link's days are counted from when it begins to work.
    apply: (links, args, { at, now = at }) => (links[args.linkId] ? {} : { [args.linkId]: newHelperLink(args, now) }),
  }),
  helperLinkTakenBack: operation({
    args: z.strictObject({ linkId: uuidSchema }),
    reads: readsLink,
    apply(links, { linkId }, { at }) {
      const link = links[linkId]
      return link && link.endedAt === null ? { [linkId]: endedLink(link, at) } : {}
    },
  }),
}
