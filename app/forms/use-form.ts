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
    const input = read(form, schema)
    if (input === null) return
    setPending(true)
    const refused = await submit(input, form).finally(() => setPending(false))
    if (refused) show(form, refused)
  }

  /** What was entered, as far as a schema asks for it; null when that is wrong, which is then said beside each field. */
  function read<Part>(form: HTMLFormElement, wanted: z.ZodMiniType<Part>): Part | null {
    const parsed = wanted.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) show(form, fieldErrors(parsed.error))
    else setErrors({})
    return parsed.data ?? null
  }

  function show(form: HTMLFormElement, found: FieldErrors) {
    setErrors(found)
    onInvalid?.(found)
    const first = [...form.elements].find((element) => (element as HTMLInputElement).name in found)
    ;(first as HTMLInputElement | undefined)?.focus()
  }

  // Sent before its code is here, a form would go out by itself, with all that it holds in the address.
  const submitProps = { type: "submit", pending, disabled: !useHydrated() } as const
  return { errors, read, show, formProps: { onSubmit, noValidate: true }, submitProps }
}
