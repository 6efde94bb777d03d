import * as z from "zod/mini"
import type { About } from "../marked-text.ts"
import type { LastWrite, Timestamped } from "../timestamped.ts"

export const silenceSchema = z.strictObject({ isOn: z.boolean() })
export type Silence = z.infer<typeof silenceSchema>

/** Silence as one value with the moment of its last change. */
export function silenceAsOne({ values, changedAt }: Timestamped<Silence>): LastWrite<Silence> {
  return { value: { isOn: values.isOn ?? false }, changedAt: changedAt.isOn ?? "" }
}

/** Signs of danger in her own body never are. */
export const silenced: ReadonlySet<About> = new Set(["baby", "weight"])
