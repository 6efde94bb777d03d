import { lazy } from "react"
import { fetchFile } from "#app/fetch-file.ts"
import { Optional } from "#app/optional.tsx"
import { readPolicy } from "#app/policy/use-policy.ts"
import { useUser } from "#app/session/use-user.ts"
import { readKnownPolicy } from "./known-policy.ts"

const PolicyNotice = lazy(() => fetchFile(() => import("./policy-notice.tsx")))

/** Only for accounts from before this policy. */
export function LazyPolicyNotice() {
  const { id, termsVersion } = useUser()
  const { number, textVersion, revision } = readPolicy()
  // An older release has not stored it.
  if (termsVersion === undefined) return null
  const isOlder = (termsVersion ?? 0) < textVersion || (revision > 1 && readKnownPolicy(id) < number)
  if (!isOlder) return null
  return (
    <Optional>
      <PolicyNotice />
    </Optional>
  )
}
