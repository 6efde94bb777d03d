import { createContext, useContext } from "react"

/** Passes the language to dialogs and toasts, which are rendered outside the element that has the `lang`. */
export const LangContext = createContext<string | undefined>(undefined)

export function useLang(): string | undefined {
  return useContext(LangContext)
}
