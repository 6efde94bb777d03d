import { useState } from "react"
import { useWords } from "#app/language/use-words.ts"

const longLength = 600

/** What she wrote, as she wrote it; a very long page unfolds. */
export function Notes({ text }: { text: string }) {
  const t = useWords("diary")
  const isLong = text.length > longLength || text.split("\n").length > 12
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <p className={`whitespace-pre-wrap wrap-anywhere ${isLong && !isOpen ? "line-clamp-6" : ""}`}>{text}</p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-11 self-start font-bold underline"
        >
          {isOpen ? t("readLess") : t("readAll")}
        </button>
      )}
    </>
  )
}
