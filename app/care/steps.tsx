import type { Days } from "#domain/care/sign.ts"
import { type LeadingSigns, leadingSigns, type SignTextsOf, writeOutSigns } from "#domain/care/sign-references.ts"
import { useTemperatures } from "./in-her-country.ts"

type StepsProps = { text: string; signs: SignTextsOf; days: Days | undefined }

export function Steps({ text, signs, days }: StepsProps) {
  const write = useTemperatures()
  return (
    <ol className="flex list-decimal flex-col gap-1.5 pl-5">
      {text.split("\n").map((line) => {
        const leading = leadingSigns(line, signs, days)
        return (
          <li key={line}>{leading ? <SignStep {...leading} write={write} /> : write(writeOutSigns(line, signs))}</li>
        )
      })}
    </ol>
  )
}

function SignStep({ groups, rest, write }: LeadingSigns & { write: (text: string) => string }) {
  return (
    <>
      {groups.map(({ lead, lines }) => (
        <div key={lead}>
          {lead}
          <ul className="flex list-disc flex-col gap-0.5 pl-5">
            {lines.map((line) => (
              <li key={line}>{write(line)}</li>
            ))}
          </ul>
        </div>
      ))}
      {rest}
    </>
  )
}
