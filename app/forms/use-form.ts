import { type FormEvent, type InputEvent, useState } from "react"
import type * as z from "zod/mini"
import { useMessages } from "#app/language/use-messages.ts"
import { closeFailure } from "#app/ui/toast.ts"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { newPasswordMinLength, passwordMaxLength } from "#domain/account.ts"
import { type FieldErrorCode, type FieldErrors, fieldErrors } from "#domain/field-errors.ts"
import { storable } from "#domain/storable-text.ts"

type FormOptions<Input> = {
  schema: z.ZodMiniType<Input>
  /** Sends the input. May return the server's field errors; `fail` says beside the button what is wrong with none of them. */
  submit: (
    input: Input,
    form: HTMLFormElement,
    fail: (failure: Failure) => void,
  ) => Promise<FieldErrors | null | undefined>
  /** Called with the errors, which are shown beside their fields as well. */
  onInvalid?: (errors: FieldErrors) => void
}

/** What went wrong, in the language of the screen unless it says another. */
export type Failure = { text: string | undefined; lang?: string | undefined }

/** A form of uncontrolled fields: validates on submit, shows each error beside its field and focuses the first. */
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
    closeFailure()
    setFailure(null)
    const refused = await submit(input, form, setFailure).finally(() => setPending(false))
    if (refused) show(form, refused)
  }

  /** The part of the input that a schema asks for, or null if it is invalid; the errors are then shown. */
  function read<Part>(form: HTMLFormElement, wanted: z.ZodMiniType<Part>): Part | null {
    const parsed = wanted.safeParse(storable(Object.fromEntries(new FormData(form))))
    if (!parsed.success) show(form, fieldErrors(parsed.error))
    else setErrors({})
    return parsed.data ?? null
  }

  /** What she changes is no longer wrong until it is sent again. */
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

  // Before hydration the browser would submit the form itself, with its values in the address.
  const submitProps = { type: "submit", pending, disabled: !useHydrated() } as const
  return { errors, failure, read, show, formProps: { onSubmit, onInput, noValidate: true }, submitProps }
}

/** The message for a field's error, in the language of the screen. */
export function useFieldMessage() {
  const t = useMessages("errors")
  /** `missing`: what to say of an empty field, where several on the page may be. */
  return function message(code: FieldErrorCode | undefined, maxLength = passwordMaxLength, missing?: string) {
    if (code === "required" && missing) return missing
    return code && t(code, { min: newPasswordMinLength, max: maxLength })
  }
}

const minimumDelayMs = 1000

/** Delays an answer to at least a second, so that the pending state can be seen. */
export async function withMinimumDelay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const [settled] = await Promise.all([answer, new Promise((resolve) => setTimeout(resolve, minimumDelayMs))])
  return settled
}
