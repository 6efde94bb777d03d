import type { ReactNode } from "react"

export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-action-bar
      className="sticky bottom-(--bottom-bar) z-10 -mx-4 flex flex-wrap justify-end gap-3 border-t border-line bg-ground px-4 py-3 sm:-mx-8 sm:px-8 lg:bottom-0 narrow:static flat:static print:hidden [&>*]:grow sm:[&>*]:grow-0"
    >
      {children}
    </div>
  )
}
