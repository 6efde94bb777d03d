import { CircleQuestionMark, House, LogOut, MessageCircle, Salad, UserRound } from "lucide-react"
import { NavLink, useNavigate } from "react-router"
import { LanguageSelect } from "#app/language/language-select.tsx"
import { useWords } from "#app/language/use-words.ts"
import { useAuth } from "#app/session/auth-provider.tsx"
import { Button } from "#app/ui/button.tsx"
import { ThemeSelect } from "./theme-select.tsx"

const screens = [
  { to: "/dashboard", name: "dashboard", Icon: House },
  { to: "/chat", name: "chat", Icon: MessageCircle },
  { to: "/my-plan", name: "myPlan", Icon: Salad },
  { to: "/profile", name: "profile", Icon: UserRound },
  { to: "/help", name: "help", Icon: CircleQuestionMark },
] as const

const look =
  "flex min-h-12 items-center gap-3 rounded-full px-4 no-underline transition-colors hover:bg-sunken aria-[current=page]:bg-done-soft aria-[current=page]:font-bold"

export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
  const t = useWords("navigation")
  const { signOut } = useAuth()
  const navigate = useNavigate()

  async function leave() {
    if (!(await signOut())) await navigate("/login", { replace: true })
  }

  return (
    <>
      <nav aria-label={t("label")} className="flex flex-col gap-1">
        {screens.map(({ to, name, Icon }) => (
          <NavLink key={to} to={to} className={look} onClick={onNavigate}>
            <Icon size={20} aria-hidden className="shrink-0" />
            {t(name)}
          </NavLink>
        ))}
      </nav>
      <div className="flex flex-col items-start gap-3 border-t border-line pt-5 lg:mt-auto">
        <LanguageSelect />
        <ThemeSelect />
        <Button variant="quiet" size="small" onClick={leave}>
          <LogOut size={18} aria-hidden />
          {t("logout")}
        </Button>
      </div>
    </>
  )
}
