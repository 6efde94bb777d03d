import { Field } from "@base-ui/react/field"
import { Eye, EyeOff } from "lucide"
import { type ComponentProps, type ReactNode, useState } from "react"
import { Icon } from "./icon.tsx"

type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<typeof Field.Control>, "className" | "render"> & {
    suffix?: string
    showLabel?: string
    hideLabel?: string
  }

export function TextField({
  label,
  description,
  error,
  name,
  disabled,
  type = "text",
  suffix,
  showLabel,
  hideLabel,
  ...control
}: TextFieldProps) {
  const [isShown, setShown] = useState(false)
  const canShow = type === "password" && showLabel && hideLabel
  return (
    <FieldFrame {...{ label, description, error, name, disabled }}>
      <span className="relative block">
        <Field.Control
          dir={isProse(type) ? "auto" : undefined}
          {...control}
          type={isShown ? "text" : type}
          className={`${controlClasses} min-h-13 ${canShow || suffix ? "pr-14" : ""}`}
        />
        {suffix && <span className="absolute inset-y-0 right-4 flex items-center text-ink-soft">{suffix}</span>}
        {canShow && (
          <button
            type="button"
            aria-label={isShown ? hideLabel : showLabel}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0.5 my-auto flex size-12 items-center justify-center rounded-md text-ink-soft hover:text-ink"
          >
            {isShown ? <Icon node={EyeOff} size={20} /> : <Icon node={Eye} size={20} />}
          </button>
        )}
      </span>
    </FieldFrame>
  )
}

/**
 * Only prose follows the direction of its script; addresses, secrets, numbers and dates are written from left to right
 * everywhere.
 */
function isProse(type: string) {
  return type === "text" || type === "search"
}

export type FieldFrameProps = {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  name?: string
  disabled?: boolean
}

export function FieldFrame({
  label,
  description,
  error,
  name,
  disabled,
  children,
}: FieldFrameProps & { children: ReactNode }) {
  return (
    <Field.Root
      name={name}
      disabled={disabled}
      invalid={error ? true : undefined}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <Field.Label className="font-bold">{label}</Field.Label>
      {description && <Field.Description className="text-sm text-ink-soft">{description}</Field.Description>}
      {children}
      <Field.Error match={error ? true : undefined} role="alert" className="text-sm font-semibold text-danger">
        {error || undefined}
      </Field.Error>
    </Field.Root>
  )
}

export const controlClasses =
  "w-full rounded-md border border-line-strong bg-surface px-4 py-3 text-base text-ink placeholder:text-ink-soft data-invalid:border-danger data-invalid:border-2 disabled:bg-sunken disabled:text-ink-soft read-only:bg-sunken"
