import { Field } from "@base-ui/react/field"
import { useState } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { longDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { Button } from "#app/ui/button.tsx"
import { Spinner } from "#app/ui/flower.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { controlClasses, FieldFrame } from "#app/ui/text-field.tsx"
import { isolate } from "#domain/isolate.ts"
import type { ExportedFile } from "#domain/privacy/bring-in/export-file.ts"
import { kinds, type Plan, purposeOf } from "#domain/privacy/bring-in/plan.ts"
import { BroughtIn } from "./brought-in.tsx"
import { Contents } from "./contents.tsx"
import { type Agreement, useBringIn } from "./use-bring-in.ts"
import { useFocusAtFirst } from "./use-focus-at-first.ts"

export default function BringIn() {
  const t = useMessages("bring-in")
  const { isReading, fault, file, plan, done, isOfOther, agreements, choose, bringIn } = useBringIn()
  return (
    <div className="flex flex-col gap-6">
      <FieldFrame name="file" label={t("file")} description={t("fileText")} error={fault && t(`fault-${fault}`)}>
        <FilePicker onChoose={(file) => void choose(file)} />
      </FieldFrame>
      <p role="status" className="flex items-center gap-2 empty:hidden">
        {isReading && (
          <>
            <Spinner /> {t("reading")}
          </>
        )}
      </p>
      {done ? (
        <BroughtIn plan={done} file={file} />
      ) : (
        file && plan && <InIt {...{ file, plan, isOfOther, agreements, bringIn }} />
      )}
    </div>
  )
}

/**
 * The browser's own file button is labelled in the browser's language, so it lies invisibly over a button of the app.
 */
function FilePicker({ onChoose }: { onChoose: (file: File | undefined) => void }) {
  const t = useMessages("bring-in")
  const [name, setName] = useState("")
  return (
    <div
      className={`relative flex flex-wrap items-center gap-x-4 gap-y-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-data-invalid:border-2 has-data-invalid:border-danger ${controlClasses}`}
    >
      <span
        aria-hidden
        className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm font-bold"
      >
        {t("choose")}
      </span>
      <span aria-hidden className="min-w-0 wrap-anywhere">
        {name}
      </span>
      <Field.Control
        type="file"
        accept=".json,application/json"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ currentTarget: { files } }) => {
          setName(files?.[0]?.name ?? "")
          onChoose(files?.[0])
        }}
      />
    </div>
  )
}

type InItProps = {
  file: ExportedFile
  plan: Plan
  isOfOther: boolean
  agreements: readonly Agreement[]
  bringIn: () => void
}

function InIt({ file, plan: { counts, steps }, isOfOther, agreements, bringIn }: InItProps) {
  const t = useMessages("bring-in")
  const lang = useLanguage()
  const heading = useFocusAtFirst<HTMLHeadingElement>()
  const asked = agreements.filter(
    ({ purpose, isGiven }) => !isGiven && kinds.some((kind) => purposeOf(kind) === purpose && counts[kind].found > 0),
  )
  const isEmpty = kinds.every((kind) => counts[kind].found === 0)
  const hasNothing = steps.length === 0 && asked.length === 0
  const email = isolate(file.user.email)
  return (
    <section aria-labelledby="in-it" className="flex flex-col gap-4">
      <div>
        <h3 id="in-it" ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t("inIt")}
        </h3>
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          {t("of", { date: longDate(file.exportedAt, lang), email })}
        </p>
      </div>
      {isOfOther && (
        <Notice title={t("otherAccount")}>
          <p className="[overflow-wrap:anywhere]">{t("otherAccountText", { email })}</p>
        </Notice>
      )}
      <Contents file={file} countOf={(kind) => counts[kind].found} />
      {asked.length > 0 && (
        <>
          <p>{t("needsYou")}</p>
          {asked.map((agreement) => (
            <Ask key={agreement.purpose} {...agreement} />
          ))}
        </>
      )}
      {hasNothing && <p role="status">{t(isEmpty ? "nothing" : "allHere")}</p>}
      {steps.length > 0 && (
        <div className="flex flex-col items-start gap-3">
          <Button onClick={bringIn}>{t("bringIn")}</Button>
          <p className="text-sm text-ink-soft">{t("never")}</p>
        </div>
      )}
    </section>
  )
}

function Ask({ purpose, agree }: Agreement) {
  const t = useMessages("bring-in")
  const tConsents = useMessages("consents")
  const name = tConsents(`${purpose}Name`)

  function agreeHere() {
    agree()
    // The pressed button disappears, so the contents take the focus.
    document.getElementById("in-it")?.focus()
  }

  return (
    <section aria-label={name} className="flex flex-col items-start gap-2">
      <h4 className="font-bold">{name}</h4>
      <ConsentSentence purpose={purpose} />
      <Button variant="quiet" size="small" aria-label={`${t("agree")}: ${name}`} onClick={agreeHere}>
        {t("agree")}
      </Button>
    </section>
  )
}
