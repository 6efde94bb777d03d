import { Field } from "@base-ui/react/field"
import type { ComponentProps } from "react"
import { controlClasses, FieldFrame, type FieldFrameProps } from "./text-field.tsx"

type TextAreaProps = FieldFrameProps &
  Omit<ComponentProps<typeof Field.Control>, "className" | "render"> & { rows?: number }

export function TextArea({ label, description, error, name, disabled, rows = 3, ...control }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, description, error, name, disabled }}>
      <Field.Control
        dir="auto"
        {...control}
        render={<textarea rows={rows} />}
        className={`${controlClasses} field-sizing-content min-h-24`}
      />
    </FieldFrame>
  )
}
