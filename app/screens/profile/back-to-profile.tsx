import { ChevronLeft } from "lucide-react"
import { Link } from "react-router"

export function BackToProfile({ label }: { label: string }) {
  return (
    <Link
      to="/profile"
      className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start underline hover:text-action"
    >
      <ChevronLeft size={20} aria-hidden />
      {label}
    </Link>
  )
}
