import type { ComponentProps } from "react"
import type * as z from "zod/mini"
import { useForm } from "#app/forms/use-form.tsx"
import { Button } from "#app/ui/button.tsx"
import { proofSchema } from "#domain/account/account.ts"
import { PasswordField } from "./password-field.tsx"
import { useFailure } from "./use-failure.ts"

type ProofFormProps = {
  label: string
  pendingLabel?: string
  variant?: ComponentProps<typeof Button>["variant"]
  submit: (proof: z.infer<typeof proofSchema>) => Promise<void>
}

export function ProofForm({ label, pendingLabel, variant = "soft", submit }: ProofFormProps) {
  const fieldsOf = useFailure()
  const { errors, formProps, submitProps } = useForm({
    schema: proofSchema,
    async submit(proof) {
      try {
        await submit(proof)
      } catch (error) {
        return fieldsOf(error)
      }
    },
  })
  return (
    <form {...formProps} className="flex flex-col gap-5">
      <PasswordField error={errors.password} />
      <Button {...submitProps} variant={variant} className="self-start" pendingLabel={pendingLabel}>
        {label}
      </Button>
    </form>
  )
}
