import { Bell, Sparkle } from "lucide-react"
import { Link } from "react-router"
import { useWords } from "#app/language/use-words.ts"

const links = [
  { to: "/profile/notifications", name: "notifications", Icon: Bell },
  { to: "/profile/subscription", name: "subscription", Icon: Sparkle },
] as const

export function ProfileLinks() {
  const t = useWords("profile")
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map(({ to, name, Icon }) => (
        <li key={to}>
          <Link to={to} className="inline-flex min-h-11 items-center gap-2 underline hover:text-action">
            <Icon size={18} aria-hidden className="shrink-0 text-action" />
            {t(name)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
