import type { IconNode } from "lucide"
import type { ComponentProps } from "react"
import { Icon } from "./icon.tsx"

const tones = {
  plain: "hover:bg-sunken",
  soft: "text-ink-soft hover:bg-sunken hover:text-ink",
  action: "text-action hover:bg-sunken",
  /** This tone is for a button on a coloured card. */
  onCard: "hover:bg-surface",
}

type IconButtonProps = Omit<ComponentProps<"button">, "type" | "children" | "aria-label"> & {
  label: string
  node: IconNode
  iconSize?: number
  tone?: keyof typeof tones
}

/** A round button that shows only an icon and is large enough for a finger. */
export function IconButton({ label, node, iconSize = 20, tone = "plain", className = "", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={`flex size-11 shrink-0 items-center justify-center rounded-full ${tones[tone]} ${className}`}
    >
      <Icon node={node} size={iconSize} />
    </button>
  )
}
