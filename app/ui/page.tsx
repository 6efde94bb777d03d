import type { ReactNode } from "react"

type PageProps = {
  title: ReactNode
  intro?: ReactNode
  back?: ReactNode
  actions?: ReactNode
  aside?: ReactNode
  isDense?: boolean
  width?: "form" | "text" | "wide"
  lang?: string
  children?: ReactNode
}

const widths = { form: "max-w-md", text: "max-w-3xl", wide: "max-w-5xl" }

export function Page({
  title,
  intro,
  back,
  actions,
  aside,
  isDense = false,
  width = "text",
  lang,
  children,
}: PageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      lang={lang}
      className={`page mx-auto w-full px-4 outline-none sm:px-8 sm:pt-10 sm:pb-16 sideways:pt-3 ${isDense ? "pt-2 pb-8" : "pt-6 pb-16"} ${widths[aside ? "wide" : width]}`}
    >
      <header
        className={`flex flex-col sm:mb-8 sm:gap-3 sideways:mb-3 sideways:gap-1 ${isDense ? "mb-2 gap-1" : "mb-6 gap-3"}`}
      >
        {back}
        <div className="flex flex-col gap-4 sm:flex-row sm:items-start sm:justify-between">
          <h1 className={isDense ? "text-2xl sm:text-3xl" : undefined}>{title}</h1>
          {actions}
        </div>
        {intro && <p className={`text-ink-soft sm:text-lg ${isDense ? "" : "text-lg"}`}>{intro}</p>}
      </header>
      {aside ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
          <div className={`flex flex-col sm:gap-6 ${isDense ? "gap-3" : "gap-6"}`}>{children}</div>
          <aside className="flex flex-col gap-6 self-stretch">{aside}</aside>
        </div>
      ) : (
        <div className={`flex flex-col sm:gap-6 ${isDense ? "gap-3" : "gap-6"}`}>{children}</div>
      )}
    </main>
  )
}
