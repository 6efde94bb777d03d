import type { TestApp } from "./test-app.ts"

export type ApiRoute = { method: string; path: string }

/** Every route of the API, read from the app itself, so that a new one cannot be forgotten. */
export function routesOfApi({ routes }: Pick<TestApp, "routes">): ApiRoute[] {
  const found = routes.filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/") && !path.endsWith("*"))
  const unique = new Map(found.map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  return [...unique.values()]
}

/** The path with a value for its parameter. Throws for an unknown parameter. */
export function pathOf({ path }: ApiRoute, { id, date = "2026-11-21" }: { id: string; date?: string }): string {
  return path.replace(/:(\w+)/g, (_, name) => {
    if (["id", "questionId", "replyId"].includes(name)) return id
    if (name === "date") return date
    throw new Error(`Which values can :${name} of ${path} have?`)
  })
}

/** The routes that work without a session. Every other one must reject a request without one. */
export const openRoutes = [
  "POST /api/auth/sign-up/email",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-in/link",
  "POST /api/auth/mail-code",
  "POST /api/auth/sign-in/link/account",
  "POST /api/auth/sign-in/link/open",
  "POST /api/auth/sign-in/second-step",
  "POST /api/auth/sign-in/passkey/begin",
  "POST /api/auth/sign-in/passkey",
  "POST /api/auth/sign-out",
  "GET /api/auth/get-session",
  "GET /api/auth/verify-email",
  "POST /api/auth/verify-email/account",
  "POST /api/auth/send-verification-email",
  "POST /api/auth/request-password-reset",
  "POST /api/auth/reset-password/link",
  "POST /api/auth/reset-password",
  // By the link in one of two mails.
  "POST /api/auth/address-change/link",
  "POST /api/auth/address-change/confirm",
  "POST /api/auth/address-change/stop",
  // For whoever comes from the clinic's provider.
  "POST /api/auth/provider/start",
  "POST /api/auth/provider/finish",
  "POST /api/auth/provider/sign-up",
  "GET /api/openapi.json",
  "GET /api/return",
  // By the secret of a link.
  "GET /api/helping",
  "POST /api/helping/favours",
  "POST /api/helping/sync",
]

/** The routes of the team's desk, which is not there for anybody else. */
export function isOfTeam({ path }: ApiRoute) {
  return path.startsWith("/api/team")
}

/** How long a good answer of a route may be kept: none but the description of the API is the same for everyone. */
export function cachingOf(route: ApiRoute) {
  return nameOf(route) === "GET /api/openapi.json" ? "public, max-age=3600" : "no-store"
}

export const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`
