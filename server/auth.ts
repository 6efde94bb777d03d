import { betterAuth } from "better-auth"
import { APIError } from "better-auth/api"
import { passwordMaxLength } from "#domain/account.ts"
import type { Background } from "./background.ts"
import type { Database } from "./database/open.ts"
import type { Env } from "./env.ts"
import type { Log } from "./log.ts"
import { confirmEmailHours, resetPasswordMinutes } from "./mail/link-times.ts"
import type { SendMail } from "./mail/mail.ts"
import { confirmEmailMail } from "./mail/templates/confirm-email.ts"
import { resetPasswordMail } from "./mail/templates/reset-password.ts"
import { ownOrigin } from "./own-origin.ts"
import { chosenLanguage } from "./request-language.ts"

const daySeconds = 24 * 60 * 60
const sessionSeconds = 30 * daySeconds

type AuthDeps = { database: Database; env: Env; secret: string; sendMail: SendMail; background: Background; log: Log }
export type Auth = ReturnType<typeof createAuth>

/** Accounts, passwords and sessions, by Better Auth on our tables. Its links in mails lead to BASE_URL only. */
export function createAuth({ database, env, secret, sendMail, background, log }: AuthDeps) {
  const { db, type } = database

  async function endResetLinks(user: { id: string }) {
    await db.deleteFrom("verification").where("value", "=", user.id).execute()
  }

  return betterAuth({
    appName: "Florescer",
    baseURL: env.baseUrl,
    basePath: "/api/auth",
    secret,
    // On SQLite's one connection a transaction would hold up everybody else while a new password is hashed.
    database: { db, type, transaction: type === "postgres" },
    telemetry: { enabled: false },
    logger: {
      level: "error",
      log: (_level, message, ...details) => log.error({ err: details.find(isError) }, message),
    },
    onAPIError: { throw: true },
    rateLimit: { enabled: false },
    trustedOrigins: (request) => [request && ownOrigin(request.headers)],
    user: {
      fields: { name: "full_name" },
      additionalFields: {
        language: { type: "string", required: false, input: false },
        onboardedAt: { type: "string", required: false, input: false, fieldName: "onboarded_at" },
      },
      deleteUser: { enabled: true, afterDelete: endResetLinks },
    },
    session: { expiresIn: sessionSeconds, updateAge: daySeconds, cookieCache: { enabled: false } },
    verification: { storeIdentifier: "hashed" },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: passwordMaxLength,
      autoSignIn: false,
      requireEmailVerification: env.requireEmailVerification,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: resetPasswordMinutes * 60,
      // Without a sign-in after sign-up, Better Auth would pretend that a taken address was free and build its answer here.
      customSyntheticUser: () => {
        throw new APIError("UNPROCESSABLE_ENTITY", { code: "USER_ALREADY_EXISTS" })
      },
      sendResetPassword: async ({ user, token }, request) => {
        const link = `${env.baseUrl}/reset-password/${token}`
        background.run("mail to reset a password", () =>
          sendMail(resetPasswordMail(user, link, chosenLanguage(request?.headers))),
        )
      },
      // One reset settles it: the links of her other requests stop working too.
      onPasswordReset: ({ user }) => endResetLinks(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      expiresIn: confirmEmailHours * 60 * 60,
      sendVerificationEmail: async ({ user, token }, request) => {
        const link = `${env.baseUrl}/api/auth/verify-email?token=${token}`
        background.run("mail to confirm an address", () =>
          sendMail(confirmEmailMail(user, link, chosenLanguage(request?.headers))),
        )
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({ data: { ...user, language: chosenLanguage(context?.headers) ?? null } }),
        },
      },
    },
    advanced: {
      cookiePrefix: "florescer",
      useSecureCookies: env.baseUrl.startsWith("https:"),
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false },
    },
  })
}

function isError(detail: unknown) {
  return detail instanceof Error
}
