import { createContext, useContext } from "react"

/** Hands the language to dialogs and toasts, which are rendered outside of the element that has it. */
export const LangContext = createContext<string | undefined>(undefined)

export function useLang(): string | undefined {
  return useContext(LangContext)
}
