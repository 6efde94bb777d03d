import { createContext, useContext } from "react"
import type { User } from "./account.ts"

export const UserContext = createContext<User | null>(null)

export function useUser() {
  const user = useContext(UserContext)
  if (!user) throw new Error("useUser must be used on a signed-in screen")
  return user
}
