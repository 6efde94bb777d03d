import { randomInt } from "node:crypto"
import { twoFactor } from "better-auth/plugins/two-factor"
import { newRecoveryCode, recoveryCodeCount } from "#domain/account/two-step.ts"
import { retention } from "#domain/privacy/retention.ts"
import { type Sealing, seal, unseal } from "../../keys/sealing.ts"
import { openSessionPath } from "../open-session-plugin.ts"

/** Paths on which the library opens a session before the second step is passed. */
const signInPaths = ["/sign-in/email", "/magic-link/verify", openSessionPath]

/** The plugin asks only after a password; here its hook runs after every way in but a passkey. */
export function twoStepPlugin(sealing: Sealing) {
  const plugin = twoFactor({
    // Our routes ask whoever has no password for another proof.
    allowPasswordless: true,
    twoFactorCookieMaxAge: retention.secondStepMinutes * 60,
    // Whoever knows the password could lock her out of her browsers.
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
