import { ChevronLeft } from "lucide"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { Icon } from "./icon.tsx"

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="-ml-2 inline-flex min-h-11 items-center gap-1 self-start rounded-full pr-3 pl-1 font-bold text-action no-underline hover:bg-sunken print:hidden"
    >
      <Icon node={ChevronLeft} size={20} />
      {children}
    </Link>
  )
}
