import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

const publicOnly = "session/public-only.tsx"
const signedIn = "shell/signed-in.tsx"
const inLanguages = "shell/address.tsx"
const legacy = "screens/legacy.tsx"

export default [
  // These pages are prerendered once per language and once without: "/terms", "/pt/terms".
  route(":language?", inLanguages, { id: "pages" }, [
    layout(publicOnly, { id: "landing" }, [index("screens/landing/screen.tsx")]),

    route("terms", "screens/terms/screen.tsx"),
    route("privacy", "screens/privacy/screen.tsx"),
    route("accessibility", "screens/accessibility/screen.tsx"),
    route("guides", "screens/guides/screen.tsx"),
    route("guides/:name", "screens/guides/guide/screen.tsx"),

    // These pages are for browsers in which the app does not start.
    route("help-now/plain", "screens/help-now/plain.tsx"),
    route("soup/plain", "screens/soup/plain.tsx"),
  ]),

  // Helpers open this page with a mother's link; it works offline too.
  route(":language?", inLanguages, { id: "helpers" }, [route("helping", "screens/helping/screen.tsx")]),

  // These pages are open to everybody and work offline too.
  route("help-now", "screens/help-now/screen.tsx"),
  route("soup", "screens/soup/screen.tsx"),

  // Toasts stay visible when the screen changes.
  layout("shell/with-toasts.tsx", [
    route(":language?", inLanguages, { id: "forms" }, [
      layout(publicOnly, { id: "visitors" }, [
        route("login", "screens/login/screen.tsx"),
        route("signup", "screens/signup/screen.tsx"),
        route("forgot-password", "screens/forgot-password/screen.tsx"),
      ]),
    ]),

    route("sign-in-return", "screens/sign-in-return/screen.tsx"),
    route("sign-in/:token", "screens/sign-in-link/screen.tsx"),
    route("change-address/:token", "screens/change-address/screen.tsx"),
    route("reset-password/:token", "screens/reset-password/screen.tsx"),

    layout(signedIn, [
      route("onboarding", "screens/onboarding/screen.tsx"),
      route("my-plan/recipe/:id/cook", "screens/my-plan/recipe/cook/screen.tsx"),
      layout("shell/app-shell.tsx", [
        route("dashboard", "screens/dashboard/screen.tsx"),
        route("chat", "screens/chat/screen.tsx"),
        route("my-plan/recipe/:id", "screens/my-plan/recipe/screen.tsx"),
        layout("privacy/silence/without-plan.tsx", [
          route("my-plan", "screens/my-plan/screen.tsx"),
          route("my-plan/day/:day", "screens/my-plan/day/screen.tsx"),
          route("my-plan/ask-for-help", "screens/my-plan/ask-for-help/screen.tsx"),
          route("my-plan/recap/:journeyId?", "screens/my-plan/recap/screen.tsx"),
          route("my-plan/shopping-list", "screens/my-plan/shopping-list/screen.tsx"),
        ]),
        route("profile", "screens/profile/screen.tsx"),
        route("profile/food", "screens/profile/food/screen.tsx"),
        route("profile/visits", "screens/profile/visits/screen.tsx"),
        route("profile/consultation", "screens/profile/consultation/screen.tsx"),
        route("profile/settings", "screens/profile/settings/screen.tsx"),
        route("profile/notifications", "screens/profile/notifications/screen.tsx"),
        route("profile/subscription", "screens/profile/subscription/screen.tsx"),
        route("help", "screens/help/screen.tsx"),
      ]),
    ]),

    // For everybody who is not a team member, these pages do not exist.
    route("team", "screens/team/desk.tsx", [
      layout("screens/team/inbox/screen.tsx", [
        index("screens/team/inbox/nothing-open.tsx"),
        route(":id", "screens/team/conversation/screen.tsx"),
      ]),
      route("new", "screens/team/new/screen.tsx"),
      route("saved-replies", "screens/team/saved-replies/screen.tsx"),
      route("overview", "screens/team/overview/screen.tsx"),
    ]),

    route("meu-plano", legacy, { id: "meu-plano" }),
    route("meu-plano/dia/:day", legacy, { id: "meu-plano/dia" }),
    route("meu-plano/receita/:id", legacy, { id: "meu-plano/receita" }),
    route("meu-plano/lista-de-compras", legacy, { id: "meu-plano/lista-de-compras" }),
    route("perfil", legacy, { id: "perfil" }),
    route("perfil/notificacoes", legacy, { id: "perfil/notificacoes" }),
    route("perfil/assinatura", legacy, { id: "perfil/assinatura" }),
    route("ajuda", legacy, { id: "ajuda" }),

    route("*", "shell/not-found.tsx"),
  ]),
] satisfies RouteConfig
