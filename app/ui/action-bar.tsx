import type { ReactNode } from "react"

/** The buttons of a long form. While it is on the screen they stay in view, within reach of the thumb. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar)+0.5rem)] z-10 -mx-2 flex flex-wrap justify-end gap-3 rounded-full border border-line bg-surface p-2 shadow-low lg:bottom-4 narrow:static narrow:rounded-lg print:hidden [&>*]:grow sm:ml-auto sm:w-fit sm:[&>*]:grow-0">
      {children}
    </div>
  )
}
