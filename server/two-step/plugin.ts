import { randomInt } from "node:crypto"
import { twoFactor } from "better-auth/plugins/two-factor"
import { retention } from "#domain/retention.ts"
import { newRecoveryCode, recoveryCodeCount } from "#domain/two-step.ts"
import { openSessionPath } from "../account/open-session-plugin.ts"

/** Each of them has opened a session that the second step must come before. */
const signInPaths = ["/sign-in/email", "/magic-link/verify", openSessionPath]

/**
 * Better Auth's two-factor plugin with authenticator apps and recovery codes only. By itself it asks after a password
 * alone; here its hook runs after every other way in too.
 */
export function twoStepPlugin() {
  const plugin = twoFactor({
    // Our routes ask whoever has no password for another proof.
    allowPasswordless: true,
    twoFactorCookieMaxAge: retention.secondStepMinutes * 60,
    // It would let whoever knows the password lock her out of the browsers that she uses: our own limit does not.
    accountLockout: { enabled: false },
    backupCodeOptions: { customBackupCodesGenerate: newRecoveryCodes },
  })
  const after = plugin.hooks.after.map((hook) => ({
    ...hook,
    matcher: ({ path }: { path?: string }) => path !== undefined && signInPaths.includes(path),
  }))
  return { ...plugin, hooks: { after } }
}

function newRecoveryCodes() {
  return Array.from({ length: recoveryCodeCount }, () => newRecoveryCode(randomInt))
}
