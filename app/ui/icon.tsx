import type { IconNode } from "lucide"
import { type ComponentProps, createElement } from "react"

type IconProps = Omit<ComponentProps<"svg">, "children"> & { node: IconNode; size?: number }

const drawn = {
  viewBox: "0 0 24 24",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  "aria-hidden": true,
} as const

const pxPerRem = 16

/**
 * Screen readers skip icons, because the words beside them say the same. `size` is in px at the default font size and
 * grows with the font.
 */
export function Icon({ node, size = 24, ...others }: IconProps) {
  // Children that are passed as separate arguments need no keys.
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  const side = `${size / pxPerRem}rem`
  return createElement("svg", { width: side, height: side, ...drawn, ...others }, ...shapes)
}
