import { useEffect } from "react"
import { guideNames } from "#domain/guide.ts"
import type { Language } from "#domain/language.ts"
import { guideLoader } from "./guide-texts.ts"

// Long enough for what she came for to be there first.
const delayMs = 3000

/** Brings the other guides onto the device as well, so that they open without a connection. */
export function useAllGuides(language: Language) {
  useEffect(() => {
    const timer = setTimeout(() => {
      // One that does not come is asked for again when it is opened.
      for (const name of guideNames) guideLoader(name)(language).catch(() => {})
    }, delayMs)
    return () => clearTimeout(timer)
  }, [language])
}
