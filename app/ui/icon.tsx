import type { IconNode } from "lucide"
import { type ComponentProps, createElement } from "react"

type IconProps = Omit<ComponentProps<"svg">, "children"> & { node: IconNode; size?: number }

/** A sign of lucide's, beside words that say the same: screen readers skip it. */
export function Icon({ node, size = 24, ...others }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...others}
    >
      {node.map(([shape, attributes]) => createElement(shape, { key: JSON.stringify(attributes), ...attributes }))}
    </svg>
  )
}
