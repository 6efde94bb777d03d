import type { ReactNode } from "react"

const tones = {
  note: "border-note bg-note-soft",
  done: "border-done bg-done-soft",
  danger: "border-danger bg-danger-soft",
}

type NoticeProps = {
  tone?: keyof typeof tones
  title?: ReactNode
  icon?: ReactNode
  /** "status" is read out when it appears, "alert" at once. */
  role?: "status" | "alert" | "note"
  lang?: string
  children?: ReactNode
}

/** A message that stays where it is said. */
export function Notice({ tone = "note", title, icon, role = "status", lang, children }: NoticeProps) {
  return (
    <div role={role} lang={lang} className={`flex gap-3 rounded-md border-l-4 px-4 py-3 ${tones[tone]}`}>
      {icon && <span className="pt-0.5">{icon}</span>}
      <div>
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
