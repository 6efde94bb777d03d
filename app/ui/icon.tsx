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

/** Screen readers skip an icon, because words beside it say the same. `size`: px where letters have their usual size, with which it grows. */
export function Icon({ node, size = 24, ...others }: IconProps) {
  // Shapes that are passed one by one need no keys.
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  const side = `${size / pxPerRem}rem`
  return createElement("svg", { width: side, height: side, ...drawn, ...others }, ...shapes)
}
