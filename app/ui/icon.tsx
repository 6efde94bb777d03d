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

/** Screen readers skip an icon, because words beside it say the same. */
export function Icon({ node, size = 24, ...others }: IconProps) {
  // Shapes that are passed one by one need no keys.
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  return createElement("svg", { width: size, height: size, ...drawn, ...others }, ...shapes)
}
