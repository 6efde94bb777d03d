import { optional } from "#app/optional.tsx"
import { readKnownPolicy, readPolicy } from "#app/privacy/policy/use-policy.ts"
import { useUser } from "#app/session/use-user.ts"

const PolicyNotice = optional(() => import("./policy-notice.tsx"))

/** Shown to accounts that have not accepted the current policy. */
export function LazyPolicyNotice() {
  const { id, termsVersion } = useUser()
  const { number, textVersion, revision } = readPolicy()
  // A session stored by an older release does not say which text was accepted.
  if (termsVersion === undefined) return null
  const isOlder = (termsVersion ?? 0) < textVersion || (revision > 1 && readKnownPolicy(id) < number)
  return isOlder && <PolicyNotice />
}
