import { useWords } from "#app/language/use-words.ts"
import { ambulanceKinds } from "#domain/care-lines.ts"
import type { SafetyKind } from "#domain/safety/concern.ts"
import { CareLines, CountrySelect } from "./care-lines.tsx"

/** The numbers first, then what to do, and what to say to whoever answers. */
export function CareSteps({ kind, heading: Heading }: { kind: SafetyKind; heading: "h3" | "h4" }) {
  const t = useWords("care")
  return (
    <>
      <CareLines kind={kind} />
      {ambulanceKinds.includes(kind) && <p className="font-semibold">{t("speaker")}</p>}
      <div>
        <Heading className="mb-1 font-sans text-base font-bold tracking-normal">{t("firstLabel")}</Heading>
        <ol className="flex list-decimal flex-col gap-1.5 pl-5">
          {t(`${kind}-first`)
            .split("\n")
            .map((step) => (
              <li key={step}>{step}</li>
            ))}
        </ol>
      </div>
      <div>
        <Heading className="mb-1 font-sans text-base font-bold tracking-normal">{t("sayLabel")}</Heading>
        <p>{t(`${kind}-say`)}</p>
      </div>
      {kind === "violence" && <p className="text-sm">{t("traces")}</p>}
      <CountrySelect />
    </>
  )
}
