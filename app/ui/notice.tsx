import { CircleAlert, CircleCheck, type IconNode, Info } from "lucide"
import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

const tones = {
  note: { box: "border-note/40 bg-note-soft", sign: "text-note", icon: Info },
  done: { box: "border-done/40 bg-done-soft", sign: "text-done", icon: CircleCheck },
  danger: { box: "border-danger/50 bg-danger-soft", sign: "text-danger", icon: CircleAlert },
}

type NoticeProps = {
  tone?: keyof typeof tones
  title?: ReactNode
  icon?: IconNode
  role?: "status" | "alert" | "note"
  children?: ReactNode
}

export function Notice({ tone = "note", title, icon = tones[tone].icon, role = "status", children }: NoticeProps) {
  const { box, sign } = tones[tone]
  return (
    <div role={role} data-uncovered="" className={`flex gap-3 rounded-md border px-4 py-3 ${box}`}>
      <span className={`pt-0.5 ${sign}`}>
        <Icon node={icon} size={22} />
      </span>
      <div className="min-w-0">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
