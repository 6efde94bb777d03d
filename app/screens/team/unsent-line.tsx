import { useState } from "react"
import { useCopy } from "#app/copy-by-hand.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"
import type { Unsent } from "./unsent.ts"

type UnsentLineProps = { why: Exclude<Unsent, "changed" | "quiet">; isGone: boolean; text: string }

export function UnsentLine({ why, isGone, text }: UnsentLineProps) {
  const t = useMessages("team")
  const [isCopied, setCopied] = useState(false)
  const { copy, byHand } = useCopy()
  const isOver = why === "lost" || why === "two-step"

  return (
    <Notice tone="danger" role="alert">
      <p>{t(why === "lost" && isGone ? "unsent-gone" : `unsent-${why}`)}</p>
      {isOver && (
        <Button variant="quiet" size="small" className="mt-2" onClick={async () => setCopied(await copy(text))}>
          {t(isCopied ? "copied" : "copy")}
        </Button>
      )}
      {byHand}
    </Notice>
  )
}
