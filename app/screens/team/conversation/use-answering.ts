import { useAuth } from "#app/session/auth-provider.tsx"
import { readRecord, recordKey, removeRecord, writeRecord } from "#app/storage/records.ts"
import { useStoredOrShown } from "#app/storage/use-stored.ts"
import type { DeskConversation, DeskMessage } from "../queries.ts"

export type DeskQuestion = Extract<DeskMessage, { kind: "question" }>
export type Answering = ReturnType<typeof useAnswering>

/** Keeps which questions a reply answers; by default it is the one that has waited longest. */
export function useAnswering({ id, messages }: DeskConversation) {
  const { user } = useAuth()
  const key = recordKey(user?.id ?? "", `desk-answers:${id}`)
  const { value, change, forget } = useStoredOrShown<string[] | null>(
    key,
    () => readRecord<string[]>(key, Array.isArray)?.value ?? null,
    (ids) => {
      if (ids) return writeRecord(key, { value: ids, isUnsaved: false })
      removeRecord(key)
      return true
    },
  )
  const waiting = questionsOf(messages).filter(({ isWaiting }) => isWaiting)
  const chosen = waiting.filter((question) => value?.includes(question.id))
  const isNone = value?.length === 0 && waiting.length > 1
  const answered = isNone || chosen.length > 0 ? chosen : waiting.slice(0, 1)
  const ids = answered.map((question) => question.id)

  function toggle(questionId: string) {
    change(ids.includes(questionId) ? ids.filter((one) => one !== questionId) : [...ids, questionId])
  }

  return { waiting, ids, toggle, only: (questionId: string) => change([questionId]), forget }
}

export function questionsOf(messages: readonly DeskMessage[]): DeskQuestion[] {
  return messages.filter((message) => message.kind === "question")
}
