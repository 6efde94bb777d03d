import type { ComponentType } from "react"
import type { OfUser } from "./signed-in-providers.tsx"

let kept: ComponentType<OfUser> | null = null

export const ownFrameHere = () => kept

export function keepOwnFrame(frame: ComponentType<OfUser>) {
  kept = frame
}
