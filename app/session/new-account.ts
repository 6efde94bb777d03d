type NewAccount = { email: string; password: string; needsConfirmation: boolean }

/** After this time the password must be typed again, in case somebody else holds the phone by then. */
const keptMs = 10 * 60_000

let kept: { account: NewAccount; timer: ReturnType<typeof setTimeout>; onGone?: () => void } | null = null

/** The account is kept only in memory, neither in the history nor in storage, so a reload forgets it. */
export function rememberNewAccount(account: NewAccount) {
  forgetNewAccount()
  kept = { account, timer: setTimeout(forgetNewAccount, keptMs) }
}

export function newAccount(): NewAccount | null {
  return kept?.account ?? null
}

export function forgetNewAccount() {
  clearTimeout(kept?.timer)
  kept?.onGone?.()
  kept = null
}

export function whenNewAccountIsGone(onGone: () => void) {
  if (kept) kept.onGone = onGone
}
