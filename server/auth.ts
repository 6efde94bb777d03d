import { queueAfterTransactionHook } from "@better-auth/core/context"
import { betterAuth, type User } from "better-auth"
import { APIError } from "better-auth/api"
import { magicLink } from "better-auth/plugins/magic-link"
import { regexes } from "zod"
import { legalVersion } from "#content/legal.ts"
import { passwordMaxLength } from "#domain/account/account.ts"
import { emailPattern } from "#domain/account/email-address.ts"
import { retention } from "#domain/privacy/retention.ts"
import { codeOfMail } from "./account/code-of-mail.ts"
import { createConfirmLinks } from "./account/confirm-link.ts"
import { markEmailVerified } from "./account/data.ts"
import { forgetDevices } from "./account/devices/data.ts"
import { endMailedLinks, resetKind } from "./account/end-held-access.ts"
import { endsForGood, rememberEnded } from "./account/ended-sessions.ts"
import { openSessionPlugin } from "./account/open-session-plugin.ts"
import { writingOverFormer } from "./account/passwords/changed-from.ts"
import type { PasswordHashing } from "./account/passwords/hashing.ts"
import { hashLinkToken } from "./account/sealed-token.ts"
import { twoStepPlugin } from "./account/two-step/plugin.ts"
import { sealSecrets } from "./account/two-step/secret-adapter.ts"
import { deleteMostOf } from "./database/delete-rows.ts"
import type { Database } from "./database/open.ts"
import type { Env } from "./env.ts"
import { recordUse } from "./jobs/idle-warnings.ts"
import type { Keys } from "./keys/keys.ts"
import type { Log } from "./log.ts"
import { confirmEmailMail, resetPasswordMail, signInLinkMail } from "./mail/letters.ts"
import type { Mail } from "./mail/mail.ts"
import type { MailQueue } from "./mail/queue.ts"
import type { RateLimits } from "./rate-limits.ts"
import { languageOf } from "./request-language.ts"
import { sameOrigin } from "./same-origin.ts"
import { sessionTokenAdapter } from "./session-token-adapter.ts"
import { endSessionStreams, type SyncEvents } from "./sync/events.ts"
import { trimUserAgent } from "./user-agent.ts"

const daySeconds = 24 * 60 * 60
const sessionSeconds = retention.sessionDays * daySeconds

type AuthDeps = {
  database: Database
  env: Env
  keys: Keys
  mails: Pick<MailQueue, "queue">
  passwords: PasswordHashing
  limits: Pick<RateLimits, "clearAttempts">
  events: SyncEvents
  log: Log
  now: () => Date
}
export type Auth = ReturnType<typeof createAuth>

/** Configures the auth library. Its mailed links lead to BASE_URL. */
export function createAuth({ database, env, keys, mails, passwords, limits, events, log, now }: AuthDeps) {
  const { db, type } = database
  const confirmLinks = createConfirmLinks({ keys, baseUrl: env.baseUrl, now })

  async function afterDelete(user: Pick<User, "id" | "email">) {
    await endMailedLinks(db, user)
    // If the deleted text cannot be erased from the database's files, for example on a full disk, the daily jobs do it
    // later.
    await database.eraseDeleted().catch(() => {})
  }

  // Whoever opened the mailed link owns the mailbox, and so the account. All other access ends.
  async function endOthersAccess(user: Pick<User, "id" | "email">) {
    await endMailedLinks(db, user)
    await forgetDevices(db, user.id)
    await limits.clearAttempts(user)
    await markEmailVerified(database, user.id)
  }

  // The mail is queued after the commit, because on PostgreSQL its row cannot refer to a user that is not committed.
  function queueMail(user: { id: string }, mail: Mail) {
    return queueAfterTransactionHook(() => mails.queue(user.id, mail))
  }

  const sealing = sealSecrets(keys.twoStep, keys.cookies.key)

  // Better Auth has no setting for the addresses that it accepts.
  regexes.email.compile(emailPattern.source, emailPattern.flags)

  return betterAuth({
    appName: "Florescer",
    baseURL: env.baseUrl,
    basePath: "/api/auth",
    secret: keys.cookies.key,
    // On SQLite the library uses no transactions: one that hashes a password would block all users until it ends.
    database: sessionTokenAdapter(database, {
      transaction: type === "postgres",
      translate: (adapter) => writingOverFormer(sealing(adapter)),
    }),
    telemetry: { enabled: false },
    logger: {
      level: "error",
      // The library's messages quote users' input, so only the error object among the details is logged.
      log: (_level, ...details) => log.error({ err: details.find(isError) }, "the auth library reports a failure"),
    },
    onAPIError: { throw: true },
    rateLimit: { enabled: false },
    trustedOrigins: (request) => [request && sameOrigin(request.headers, env.baseUrl)],
    user: {
      fields: { name: "full_name" },
      additionalFields: {
        language: { type: "string", required: false, input: false },
        onboardedAt: { type: "string", required: false, input: false, fieldName: "onboarded_at" },
        lastUsedAt: {
          type: "string",
          required: false,
          input: false,
          returned: false,
          fieldName: "last_used_at",
          defaultValue: () => now().toISOString(),
        },
        termsVersion: { type: "number", required: false, input: false, fieldName: "terms_version" },
      },
      deleteUser: { enabled: true, beforeDelete: ({ id }) => deleteMostOf(db, id), afterDelete },
    },
    // `freshAge` is 0 because our own proof of presence decides what a session may do.
    session: { expiresIn: sessionSeconds, updateAge: daySeconds, freshAge: 0, cookieCache: { enabled: false } },
    verification: {
      storeIdentifier: "hashed",
      additionalFields: { kind: { type: "string", required: false, input: false } },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: passwordMaxLength,
      password: passwords,
      autoSignIn: false,
      requireEmailVerification: env.requireEmailVerification,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: retention.resetPasswordLinkMinutes * 60,
      // Better Auth would pretend that the address is free, which misleads its owner.
      customSyntheticUser: throwTaken,
      sendResetPassword: async ({ user, token }, request) => {
        const link = secretLink(env.baseUrl, "reset-password", token)
        await queueMail(user, resetPasswordMail(user, link, languageOf(request?.headers), codeOfMail()))
      },
      onPasswordReset: ({ user }) => endOthersAccess(user),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      sendVerificationEmail: async ({ user }, request) => {
        const link = await confirmLinks.linkOf({ userId: user.id, email: user.email })
        await queueMail(user, confirmEmailMail(user, link, languageOf(request?.headers), codeOfMail()))
      },
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => ({
            data: { ...user, language: languageOf(context?.headers) ?? null, termsVersion: legalVersion.number },
          }),
        },
        // Changes of address by the library are refused, because whoever has the secret could sign a link for one.
        update: { before: refuseNewAddress },
      },
      verification: {
        create: {
          before: async (link, context) =>
            context?.path === "/request-password-reset" ? { data: { ...link, kind: resetKind } } : undefined,
        },
      },
      // The use is recorded before the session exists, so that the job for idle accounts cannot delete the account in
      // between.
      session: {
        create: {
          before: async ({ userId, userAgent }) => {
            await recordUse(db, userId, now())
            return { data: { userAgent: trimUserAgent(userAgent) } }
          },
        },
        delete: {
          // The session is remembered before its deletion, because a browser that asks in between must learn that its
          // session was ended.
          before: async ({ token }, context) => {
            if (context && (await endsForGood(context, token))) await rememberEnded(db, [token], now())
          },
          after: async ({ id }) => endSessionStreams(events, [id]),
        },
        update: {
          after: async (session) => {
            if (session) await recordUse(db, session.userId, now())
          },
        },
      },
    },
    plugins: [
      twoStepPlugin(keys.twoStep),
      openSessionPlugin(),
      magicLink({
        expiresIn: retention.signInLinkMinutes * 60,
        disableSignUp: true,
        storeToken: { type: "custom-hasher", hash: hashLinkToken },
        sendMagicLink: async ({ email, token }, context) => {
          const user = await db.selectFrom("user").selectAll().where("email", "=", email).executeTakeFirstOrThrow()
          const link = secretLink(env.baseUrl, "sign-in", token)
          const language = languageOf(context?.request?.headers)
          const mail = signInLinkMail({ ...user, name: user.full_name }, link, language, codeOfMail())
          await queueMail(user, mail)
        },
      }),
    ],
    advanced: {
      cookiePrefix: "florescer",
      useSecureCookies: env.baseUrl.startsWith("https:"),
      disableCSRFCheck: false,
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      database: { validateSchema: false, joins: true },
    },
  })
}

/** The token follows "#", which browsers send to no server. */
function secretLink(baseUrl: string, page: "reset-password" | "sign-in", token: string) {
  return `${baseUrl}/${page}/link#${token}`
}

function throwTaken(): never {
  throw new APIError("UNPROCESSABLE_ENTITY", { code: "USER_ALREADY_EXISTS" })
}

async function refuseNewAddress({ email }: { email?: string }) {
  if (email !== undefined) throw new APIError("FORBIDDEN", { code: "ADDRESS_FIXED" })
}

function isError(detail: unknown) {
  return detail instanceof Error
}
