import { createContext, useContext } from "react"

/** For what is rendered outside of its element: a dialog, a toast. */
export const LangContext = createContext<string | undefined>(undefined)

export function useLang(): string | undefined {
  return useContext(LangContext)
}
