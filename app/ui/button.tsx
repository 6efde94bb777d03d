import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { Link } from "react-router"
import { Spinner } from "./flower.tsx"

type ButtonVariant = "primary" | "quiet" | "soft" | "danger" | "danger-strong"
type ButtonSize = "regular" | "small"

const shape =
  "inline-flex items-center justify-center gap-2 rounded-full border font-bold text-center no-underline transition-colors select-none disabled:opacity-70 aria-disabled:opacity-70"

const variants: Record<ButtonVariant, string> = {
  primary:
    "border-transparent bg-action-fill text-action-ink not-disabled:not-aria-disabled:hover:bg-action-fill-strong",
  quiet: "border-line-strong bg-transparent text-ink not-disabled:not-aria-disabled:hover:bg-sunken",
  soft: "border-transparent bg-action-soft text-action-strong not-disabled:not-aria-disabled:hover:bg-action-fill not-disabled:not-aria-disabled:hover:text-action-ink",
  danger: "border-danger bg-transparent text-danger not-disabled:not-aria-disabled:hover:bg-danger-soft",
  "danger-strong": "border-transparent bg-danger-fill text-danger-ink not-disabled:not-aria-disabled:hover:opacity-90",
}

const sizes: Record<ButtonSize, string> = {
  regular: "min-h-13 px-6 py-2",
  small: "min-h-11 px-4 py-1.5 text-sm",
}

type Look = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean }

function classes({ variant = "primary", size = "regular", wide }: Look, className = "") {
  return `${shape} ${variants[variant]} ${sizes[size]} ${wide ? "w-full" : ""} ${className}`
}

type ButtonProps = ComponentProps<"button"> & Look & { pending?: boolean; pendingLabel?: ReactNode }

/** A pending button keeps the focus and ignores presses. */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  pendingLabel,
  className,
  children,
  disabled,
  type = "button",
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      onClick={pending ? preventDefault : rest.onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      className={classes({ variant, size, wide }, className)}
    >
      {pending && <Spinner />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

function preventDefault(event: MouseEvent) {
  event.preventDefault()
}

export function ButtonLink({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classes({ variant, size, wide }, className)} />
}
