import { ChevronLeft } from "lucide"
import { Link } from "react-router"
import { Icon } from "#app/ui/icon.tsx"

export function BackToProfile({ label }: { label: string }) {
  return (
    <Link
      to="/profile"
      className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start underline hover:text-action"
    >
      <Icon node={ChevronLeft} size={20} />
      {label}
    </Link>
  )
}
