import type { Key } from "#app/language/resources.ts"

export const groups = ["birth", "feeding", "food", "measures", "shown", "days", "notes", "ticks", "helping"] as const

export function Purposes({ t }: { t: (key: Key<"privacy">) => string }) {
  return (
    <div className="mt-8">
      <h3 id="purposes">{t("purposes")}</h3>
      <dl aria-labelledby="purposes" className="mt-4 divide-y divide-line border-line border-y">
        {groups.map((group) => (
          <div key={group} className="break-inside-avoid py-3">
            <dt className="font-bold">{t(`${group}Detail`)}</dt>
            <dd className="mt-1 max-w-[65ch] text-pretty">{t(`${group}Usage`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
