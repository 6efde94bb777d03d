import { TextField } from "#app/ui/text-field.tsx"

type CodeFieldProps = {
  name: string
  label: string
  description?: string
  value?: string
  onValueChange?: (value: string) => void
  error?: string | undefined
}

/** For the code: the phone's own digits, large, dotted. No password, which browsers would offer to keep. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={6}
      autoComplete="off"
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore=""
      enterKeyHint="go"
      style={{ WebkitTextSecurity: "disc", fontSize: "1.5rem", letterSpacing: "0.35em" } as object}
    />
  )
}
