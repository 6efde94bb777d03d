import { Field } from "@base-ui/react/field"
import { Eye, EyeOff } from "lucide-react"
import { type ComponentProps, useState } from "react"
import { controlClasses, FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<typeof Field.Control>, "className" | "render"> & {
    /** A unit shown at the end of the field: "kg". */
    suffix?: string
    /** For type="password": the names of the button that shows and hides it. Without them there is no button. */
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
            {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
          </button>
        )}
      </span>
    </FieldFrame>
  )
}
