import { useAuth } from "./auth-provider.tsx"

/** The signed-in user, on screens that only she can reach. */
export function useUser() {
  const { user } = useAuth()
  if (!user) throw new Error("useUser must be used on a signed-in screen")
  return user
}
