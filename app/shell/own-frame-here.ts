import type { ComponentType } from "react"
import type { OfUser } from "#app/session/signed-in-providers.tsx"

let kept: ComponentType<OfUser> | null = null

/** The frame of a signed-in user, once its code is here; visitors do without it. */
export const ownFrameHere = () => kept

export function keepOwnFrame(frame: ComponentType<OfUser>) {
  kept = frame
}
