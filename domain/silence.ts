import * as z from "zod/mini"
import type { GuideSection } from "./guide.ts"
import type { About } from "./marked-text.ts"

/** Whether she wishes to read nothing of the baby: after a loss, or for reasons of her own. */
export const silenceSchema = z.strictObject({ isOn: z.boolean() })
export type Silence = z.infer<typeof silenceSchema>

/** What is not spoken of then. Signs of danger in her own body always are. */
export const silenced: ReadonlySet<About> = new Set(["baby", "weight"])

/** Whether a piece of text as a whole is of what is not spoken of. */
function isSilenced(about: readonly About[] = []): boolean {
  return about.some((each) => silenced.has(each))
}

/** What is left of a guide. */
export function sectionsInSilence(sections: readonly GuideSection[]): readonly GuideSection[] {
  return sections.filter(({ about }) => !isSilenced(about))
}
