import { type FormEvent, useState } from "react"
import type * as z from "zod/mini"
import { useHydrated } from "#app/ui/use-hydrated.ts"
import { type FieldErrors, fieldErrors } from "#domain/field-errors.ts"

type FormOptions<Input> = {
  schema: z.ZodMiniType<Input>
  /** Sends what was entered. May return what the server found wrong with which field. */
  submit: (input: Input, form: HTMLFormElement) => Promise<FieldErrors | null | undefined>
  /** Told what was wrong, beside the fields' own sentences. */
  onInvalid?: (errors: FieldErrors) => void
}

/** A form whose fields keep their own text: checks on submit, puts each error beside its field and goes to the first. */
export function useForm<Input>({ schema, submit, onInvalid }: FormOptions<Input>) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [pending, setPending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (pending) return
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return show(form, fieldErrors(parsed.error))
    setErrors({})
    setPending(true)
    const refused = await submit(parsed.data, form).finally(() => setPending(false))
    if (refused) show(form, refused)
  }

  function show(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found)
    onInvalid?.(found)
    const first = [...form.elements].find((element) => (element as HTMLInputElement).name in found)
    ;(first as HTMLInputElement | undefined)?.focus()
  }

  // Sent before its code is here, a form would go out by itself, with all that it holds in the address.
  const submitProps = { type: "submit", pending, disabled: !useHydrated() } as const
  return { errors, formProps: { onSubmit, noValidate: true }, submitProps }
}
