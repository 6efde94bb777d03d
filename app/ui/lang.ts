import { createContext, useContext } from "react"

/** The lang attribute in force, for what is rendered outside of the element that has it: a dialog, a toast. */
export const LangContext = createContext<string | undefined>(undefined)

export function useLang(): string | undefined {
  return useContext(LangContext)
}
