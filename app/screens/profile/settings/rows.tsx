import type { ReactNode } from "react"

type RowsProps = { id: string; heading: string; children: ReactNode }

export function Rows({ id, heading, children }: RowsProps) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h2 id={id} tabIndex={-1} className="scroll-mt-20 text-xl outline-none">
        {heading}
      </h2>
      <div className="divide-y divide-line border-y border-line">{children}</div>
    </section>
  )
}
