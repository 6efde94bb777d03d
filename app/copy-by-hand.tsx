import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { TextArea } from "#app/ui/text-area.tsx"
import { copyText } from "./copy-text.ts"

/** If copying fails, `byHand` is the text for her to select and copy herself. */
export function useCopy() {
  const [left, setLeft] = useState<string | null>(null)

  async function copy(text: string): Promise<boolean> {
    const isCopied = await copyText(text)
    setLeft(isCopied ? null : text)
    return isCopied
  }

  return { copy, byHand: left !== null && <CopyByHand text={left} /> }
}

function CopyByHand({ text }: { text: string }) {
  const t = useMessages("errors")
  return (
    <div className="w-full basis-full">
      <TextArea
        ref={focus}
        name="copy"
        label={t("copyByHand")}
        value={text}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}

function focus(field: HTMLElement | null) {
  field?.focus()
}
