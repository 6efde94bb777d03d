import { useLocation } from "react-router"
import { Redirect } from "#app/session/loading.tsx"

const english: Record<string, string> = {
  "meu-plano": "my-plan",
  dia: "day",
  receita: "recipe",
  "lista-de-compras": "shopping-list",
  perfil: "profile",
  notificacoes: "notifications",
  assinatura: "subscription",
  ajuda: "help",
}

export default function Legacy() {
  const { pathname, search, hash } = useLocation()
  const path = pathname.split("/").map((part) => english[part] ?? part)
  return <Redirect to={path.join("/") + search + hash} />
}
