import type { ReactNode } from "react"

/** The first link that the Tab key reaches; it is visible only while it has the focus. */
export function SkipToMain({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <a
      lang={lang}
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-full focus:bg-surface focus:px-5 focus:py-3"
    >
      {children}
    </a>
  )
}
