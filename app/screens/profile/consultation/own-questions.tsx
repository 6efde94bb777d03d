import { Undo2, X } from "lucide"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useMessages } from "#app/language/use-messages.ts"
import { newId } from "#app/sync/new-id.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { questionMaxLength, questionsMax } from "#domain/evolution/consultation.ts"
import { isQuestion, type Kept, type useConsultation } from "./use-consultation.ts"

type Question = Kept["questions"][number]

export function OwnQuestions({ consultation }: { consultation: ReturnType<typeof useConsultation> }) {
  const t = useMessages("consultation")
  const { kept, change, isUnkept } = consultation
  const { questions, typed } = kept
  const [isRefused, setRefused] = useState(false)
  const [removed, setRemoved] = useState<{ question: Question; at: number } | null>(null)
  const isFull = questions.length >= questionsMax

  function add() {
    if (!isQuestion(typed) || isFull) {
      flushSync(() => setRefused(true))
      return focus("ask-question")
    }
    setRefused(false)
    setRemoved(null)
    change({ questions: [...questions, { id: newId(), text: typed.trim() }], typed: "" })
    focus("ask-question")
  }

  function remove(question: Question, at: number) {
    flushSync(() => {
      setRemoved({ question, at })
      change({ questions: questions.filter(({ id }) => id !== question.id) })
    })
    focus("undo-question")
  }

  function undo() {
    if (!removed) return
    flushSync(() => {
      change({ questions: questions.toSpliced(removed.at, 0, removed.question) })
      setRemoved(null)
    })
    focus(`question-${removed.question.id}`)
  }

  return (
    <section aria-labelledby="own-questions" className="flex flex-col gap-3">
      <h2 id="own-questions">{t("questions")}</h2>
      <p className="text-sm text-ink-soft">{t("questionsText")}</p>
      {questions.length > 0 && (
        <ol className="divide-y divide-line border-y border-line">
          {questions.map((question, at) => (
            <li key={question.id} className="flex items-center gap-3">
              <span dir="auto" className="min-w-0 flex-1 py-2.5 wrap-anywhere">
                {question.text}
              </span>
              <IconButton
                id={`question-${question.id}`}
                label={t("removeQuestion", { question: question.text })}
                node={X}
                tone="soft"
                onClick={() => remove(question, at)}
              />
            </li>
          ))}
        </ol>
      )}
      {removed && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-dashed border-line-strong px-4 py-2">
          <p role="status">{t("removed")}</p>
          <Button id="undo-question" variant="quiet" size="small" onClick={undo}>
            <Icon node={Undo2} size={18} />
            {t("undo")}
          </Button>
        </div>
      )}
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          id="ask-question"
          name="question"
          label={t("question")}
          autoComplete="off"
          maxLength={questionMaxLength}
          value={typed}
          onValueChange={(value: string) => change({ typed: value })}
          error={isRefused && (isFull ? t("questionsFull") : !isQuestion(typed) && t("questionEmpty"))}
        />
        <Button type="submit" variant="soft" size="small" className="self-start">
          {t("add")}
        </Button>
      </form>
      {isUnkept && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {t("notKept")}
        </p>
      )}
    </section>
  )
}

function focus(id: string) {
  document.getElementById(id)?.focus()
}
