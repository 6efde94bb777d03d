import type { ComponentProps } from "react"

type CardTone = "plain" | "note" | "diary" | "done" | "action" | "bare" | "none"

const tones: Record<CardTone, string> = {
  plain: "border-line bg-surface shadow-low",
  bare: "border-line bg-transparent",
  note: "border-transparent bg-note-soft",
  diary: "border-transparent bg-diary-soft",
  done: "border-transparent bg-done-soft",
  action: "border-transparent bg-action-soft",
  none: "",
}

export function Card({ tone = "plain", className = "", ...rest }: ComponentProps<"section"> & { tone?: CardTone }) {
  const sheet = tone === "none" ? "" : `rounded-lg border p-5 sm:p-6 ${tones[tone]}`
  return <section {...rest} className={`${sheet} ${className}`} />
}
