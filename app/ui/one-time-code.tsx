import type { ReactNode } from "react"
import { TextField } from "./text-field.tsx"

type OneTimeCodeProps = { name: string; label: string; description: string; error?: ReactNode }

export function OneTimeCode(props: OneTimeCodeProps) {
  return (
    <TextField
      {...props}
      inputMode="numeric"
      autoComplete="one-time-code"
      // Authenticator apps show the code with spaces, which a pasted code may contain.
      maxLength={11}
      enterKeyHint="go"
      style={{ fontSize: "1.5rem", letterSpacing: "0.25em", fontVariantNumeric: "tabular-nums" }}
    />
  )
}
