import { useMessages } from "#app/language/use-messages.ts"
import type { Language } from "#domain/language.ts"
import type { Answering } from "./use-answering.ts"

type AnsweringChoiceProps = { answering: Answering; language: Language }

export function AnsweringChoice({ answering: { waiting, ids, toggle }, language }: AnsweringChoiceProps) {
  const t = useMessages("team")
  if (waiting.length < 2) return null
  return (
    <fieldset className="min-w-0 rounded-md border border-line bg-sunken px-3 pb-1">
      <legend className="px-1 text-sm font-bold">{t("answers")}</legend>
      <div className="max-h-28 overflow-y-auto">
        {waiting.map((question) => (
          <label key={question.id} className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              checked={ids.includes(question.id)}
              onChange={() => toggle(question.id)}
              className="size-5 shrink-0 accent-action"
            />
            <span dir="auto" lang={question.language ?? language} className="line-clamp-1 min-w-0 wrap-anywhere">
              {question.text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
