import * as z from "zod/mini"
import type { GuideSection } from "./guide.ts"
import { type About, isAboutAny } from "./marked-text.ts"

/** Whether she wishes to read nothing about the baby: after a loss, or for reasons of her own. */
export const silenceSchema = z.strictObject({ isOn: z.boolean() })
export type Silence = z.infer<typeof silenceSchema>

/** The topics hidden then. Signs of danger in her own body never are. */
export const silenced: ReadonlySet<About> = new Set(["baby", "weight"])

/** The sections of a guide that are still shown. */
export function sectionsInSilence(sections: readonly GuideSection[]): readonly GuideSection[] {
  return sections.filter(({ about }) => !isAboutAny(silenced, about))
}
