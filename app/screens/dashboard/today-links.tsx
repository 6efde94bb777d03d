import { ChevronRight, MessageCircle, NotebookPen, Salad, ShoppingBasket } from "lucide-react"
import { Link } from "react-router"
import { useMessages } from "#app/language/use-messages.ts"

const links = [
  { to: "/chat", name: "chat", Icon: MessageCircle },
  { to: "/my-plan", name: "myPlan", Icon: Salad },
  { to: "/my-plan/shopping-list", name: "shoppingList", Icon: ShoppingBasket },
  { to: "/profile?tab=diary", name: "diary", Icon: NotebookPen },
] as const

export function TodayLinks() {
  const t = useMessages("dashboard")
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="mb-1">
        {t("linksHeading")}
      </h2>
      <ul className="divide-y divide-line">
        {links.map(({ to, name, Icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-16 items-center gap-4 py-3 no-underline hover:text-action">
              <Icon size={22} aria-hidden className="shrink-0 text-action" />
              <span className="flex-1">
                <span className="block font-bold">{t(name)}</span>
                <span className="block text-sm text-ink-soft">{t(`${name}Text`)}</span>
              </span>
              <ChevronRight size={20} aria-hidden className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
