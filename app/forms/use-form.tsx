import { type FormEvent, type InputEvent, useState } from "react"
import type * as z from "zod/mini"
import { useMessages } from "#app/language/use-messages.ts"
import { Notice } from "#app/ui/notice.tsx"
import { closeFailure } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { newPasswordMinLength, passwordMaxLength } from "#domain/account/account.ts"
import { type FieldErrorCode, type FieldErrors, fieldErrors } from "#domain/field-errors.ts"
import { storable } from "#domain/storable-text.ts"

type FormOptions<Input> = {
  schema: z.ZodMiniType<Input>
  /** Sends the form. It may return the server's field errors; any other failure is reported with `fail`. */
  submit: (
    input: Input,
    form: HTMLFormElement,
    fail: (failure: Failure) => void,
  ) => Promise<FieldErrors | null | undefined>
  onInvalid?: (errors: FieldErrors) => void
}

/** The text is in the screen's language unless `lang` names another. */
export type Failure = { text: string | undefined; lang?: string | undefined }

export function useForm<Input>({ schema, submit, onInvalid }: FormOptions<Input>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [pending, setPending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (pending) return
    const input = read(form, schema)
    if (input === null) return
    setPending(true)
    setFailure(null)
    const refused = await submit(input, form, setFailure).finally(() => setPending(false))
    if (refused) show(form, refused)
  }

  function read<Part>(form: HTMLFormElement, wanted: z.ZodMiniType<Part>): Part | null {
    // The toast of an earlier failure is closed, because current errors are shown beside their fields.
    closeFailure()
    const parsed = wanted.safeParse(storable(Object.fromEntries(new FormData(form))))
    if (!parsed.success) show(form, fieldErrors(parsed.error))
    else setErrors({})
    return parsed.data ?? null
  }

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement
    if (name in errors) setErrors(({ [name as keyof FieldErrors]: _, ...left }) => left)
  }

  function show(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found)
    onInvalid?.(found)
    const first = [...form.elements].find((element) => (element as HTMLInputElement).name in found)
    ;(first as HTMLInputElement | undefined)?.focus()
  }

  // The button is disabled until hydration, because the browser would submit the form itself, with its values in the
  // URL.
  const submitProps = { type: "submit", pending, disabled: !useHydrated() } as const
  return { errors, failure, read, show, formProps: { onSubmit, onInput, noValidate: true }, submitProps }
}

export function useFieldMessage() {
  const t = useMessages("errors")
  /** `missing` replaces the default message for an empty field on a page with several fields. */
  return function message(code: FieldErrorCode | undefined, maxLength = passwordMaxLength, missing?: string) {
    if (code === "required" && missing) return missing
    return code && t(code, { min: newPasswordMinLength, max: maxLength })
  }
}

const minimumDelayMs = 1000

/** Waits for at least a second, because a shorter pending state would not be noticed. */
export async function withMinimumDelay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [settled] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, minimumDelayMs))])
  return settled
}

export function FormFailure({ failure }: { failure: Failure | null }) {
  if (!failure?.text) return null
  return (
    <Notice tone="danger" role="note">
      <p lang={failure.lang}>{failure.text}</p>
    </Notice>
  )
}
