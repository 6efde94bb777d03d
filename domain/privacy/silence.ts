import * as z from "zod/mini"
import type { About } from "../marked-text.ts"
import type { LastWrite, Timestamped } from "../timestamped.ts"

export const silenceSchema = z.strictObject({ isOn: z.boolean() })
export type Silence = z.infer<typeof silenceSchema>

/** Quiet mode ("silence"), which she turns on after a loss, as one value with the time of its last change. */
export function silenceAsOne({ values, changedAt }: Timestamped<Silence>): LastWrite<Silence> {
  return { value: { isOn: values.isOn ?? false }, changedAt: changedAt.isOn ?? "" }
}

/** Subjects that quiet mode hides. Warning signs in her own body are never hidden. */
export const silenced: ReadonlySet<About> = new Set(["baby", "weight"])
