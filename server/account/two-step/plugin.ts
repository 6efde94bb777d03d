import { randomInt } from "node:crypto"
import { twoFactor } from "better-auth/plugins/two-factor"
import { newRecoveryCode, recoveryCodeCount } from "#domain/account/two-step.ts"
import { retention } from "#domain/privacy/retention.ts"
import { type Sealing, seal, unseal } from "../../keys/sealing.ts"
import { openSessionPath } from "../open-session-plugin.ts"

/** Paths on which the library opens a session before the second step is passed. */
const signInPaths = ["/sign-in/email", "/magic-link/verify", openSessionPath]

/**
 * Better Auth's plugin asks for a second step only after a password; here its hook runs after every sign-in but a
 * passkey's.
 */
export function twoStepPlugin(sealing: Sealing) {
  const plugin = twoFactor({
    // Users without a password may change two-step sign-in, because our own routes ask them for another proof.
    allowPasswordless: true,
    twoFactorCookieMaxAge: retention.secondStepMinutes * 60,
    // A lockout of the account would let whoever knows the password keep the owner out. Our own limits count by browser
    // instead.
    accountLockout: { enabled: false },
    backupCodeOptions: {
      customBackupCodesGenerate: newRecoveryCodes,
      storeBackupCodes: {
        encrypt: (codes) => seal(sealing, codes),
        decrypt: (codes) => unseal(sealing, codes),
      },
    },
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
