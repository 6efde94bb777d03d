import * as z from "zod/mini"
import { currentJourneyId, journeyIdOf, withHelp } from "../journey/journey.ts"
import { changedJourney } from "../journey/journeys-noun.ts"
import { programmeDays } from "../journey/progress.ts"
import { noun, present } from "../nouns/noun.ts"
import { uuidSchema } from "../uuid.ts"
import { favourFoodsSchema, favourKinds, favourStates } from "./favour.ts"
import { endedLink, type HelperLink, helperLinkSchema, linkWithFavour, newHelperLink } from "./helper-link.ts"

declare module "../nouns/noun.ts" {
  interface Rows {
    helperLinks: { [id: string]: HelperLink }
  }
}

/** The links are deleted with the profile, because what they show follows from it. */
export const helperLinks = noun("helperLinks", { kind: "helpers", deletedWith: "profile", byToken: false })
const { operation } = helperLinks
const readsLink = ({ linkId }: { linkId: string }) => ({ keys: [linkId] })

export const helperLinkOperations = {
  helperLinkMade: operation({
    args: z.strictObject({ linkId: uuidSchema, ...helperLinkSchema.shape }),
    reads: readsLink,
    // A link's days are counted from when the server receives it.
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
  /**
   * A helper takes a favour, has done it, or gives it up. `day` (1–7) is the day of her programme that a favour counts
   * for when it is done: the flower that shows her week opens that day's petal.
   */
  favourNoted: helperLinks.across(["journeys"], {
    args: z.strictObject({
      linkId: uuidSchema,
      kind: z.enum(favourKinds),
      state: z.enum(favourStates),
      foods: z.optional(favourFoodsSchema),
      day: z.int().check(z.minimum(1), z.maximum(programmeDays)),
    }),
    reads: ({ linkId }) => ({ helperLinks: { keys: [linkId] }, journeys: { newest: true } }),
    apply({ helperLinks, journeys }, { linkId, day, ...noted }, moment) {
      const link = linkWithFavour(helperLinks[linkId], noted, moment.at)
      if (!link) return {}
      const journey = journeys[journeyIdOf(present(journeys), currentJourneyId)]
      const opens = noted.state === "done" && !journey?.helped?.includes(day)
      return {
        helperLinks: { [linkId]: link },
        ...(opens && {
          journeys: changedJourney(journeys, currentJourneyId, moment, (before) => withHelp(before, day)),
        }),
      }
    },
  }),
}
