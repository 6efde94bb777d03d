import { Field } from "@base-ui/react/field"
import type { ReactNode } from "react"

export type FieldFrameProps = {
  label: ReactNode
  description?: ReactNode
  /** What is wrong and what to do. Tied to the control and announced when it appears. */
  error?: ReactNode
  name?: string
  disabled?: boolean
}

/** Label, control, description and error of one field. */
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
