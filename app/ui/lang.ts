import { createContext, useContext } from "react"

/** A dialog or a toast is rendered outside of its element. */
export const LangContext = createContext<string | undefined>(undefined)

export function useLang(): string | undefined {
  return useContext(LangContext)
}
