import * as z from "zod/mini"
import { endedLink, helperLinkIdSchema, helperLinkSchema, newHelperLink } from "../helper-link.ts"
import { noun } from "./noun.ts"

const { operation } = noun("helperLinks", { byToken: false })
const readsLink = ({ linkId }: { linkId: string }) => ({ keys: [linkId] })

export const helperLinkOperations = {
  helperLinkMade: operation({
    args: z.strictObject({ linkId: helperLinkIdSchema, ...helperLinkSchema.shape }),
    reads: readsLink,
    // Its days begin when it begins to work.
    apply: (links, args, { at, now = at }) => (links[args.linkId] ? {} : { [args.linkId]: newHelperLink(args, now) }),
  }),
  helperLinkTakenBack: operation({
    args: z.strictObject({ linkId: helperLinkIdSchema }),
    reads: readsLink,
    apply(links, { linkId }, { at }) {
      const link = links[linkId]
      return link && link.endedAt === null ? { [linkId]: endedLink(link, at) } : {}
    },
  }),
}
