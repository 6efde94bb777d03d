import type { ReactNode } from "react"
import { Fold } from "#app/ui/fold.tsx"
import { useOpenedByAddress } from "./use-opened-by-address.ts"

type GuideFoldProps = {
  label: string
  /** Ids of the sections in the fold; a URL that names one of them opens it. */
  ids: readonly string[]
  children: ReactNode
}

export function GuideFold({ label, ids, children }: GuideFoldProps) {
  const fold = useOpenedByAddress(ids)
  if (ids.length === 0) return null
  return (
    <Fold
      ref={fold}
      label={label}
      className="print:border-0 print:px-0 print:[&::details-content]:[content-visibility:visible]"
    >
      <div className="flex flex-col gap-6 pt-2 pb-4">{children}</div>
    </Fold>
  )
}
