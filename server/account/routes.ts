import { Hono } from "hono"
import { accessTokenRoutes } from "./access-token/routes.ts"
import { type AccountDeps, createAccountParts } from "./account-parts.ts"
import { addressRoutes } from "./address-routes.ts"
import { identityProviderRoutes } from "./identity-provider/routes.ts"
import { mailCodeRoutes } from "./mail-code-routes.ts"
import { passkeyRoutes } from "./passkey/routes.ts"
import { passwordRoutes } from "./password-routes.ts"
import { sessionRoutes } from "./session-routes.ts"
import { signInRoutes } from "./sign-in-routes.ts"
import { signUpRoutes } from "./sign-up-routes.ts"
import { twoStepRoutes } from "./two-step/routes.ts"

/** The routes under which Better Auth's features are used, each with validated input. */
export function accountRoutes(deps: AccountDeps) {
  const parts = createAccountParts(deps)
  return new Hono()
    .route("/", signUpRoutes(parts))
    .route("/", signInRoutes(parts))
    .route("/", passwordRoutes(parts))
    .route("/address-change", addressRoutes(parts))
    .route("/", mailCodeRoutes(parts))
    .route("/", twoStepRoutes(parts))
    .route("/", identityProviderRoutes(parts))
    .route("/passkeys", passkeyRoutes(parts))
    .route("/access-tokens", accessTokenRoutes(parts))
    .route("/sessions", sessionRoutes(parts))
}
