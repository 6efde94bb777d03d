import type { Key } from "#app/language/resources.ts"
import { type DataKind, dataKinds } from "#domain/privacy/data-kinds.ts"
import type { Detail } from "#domain/privacy/privacy-details.ts"

type OverviewProps = { t: (key: Key<"privacy">) => string; detail: (name: Detail) => string }

/** How long logs and backups are kept depends on the installation, so its operator sets both periods. */
const told: { [Kind in DataKind]?: Detail } = { log: "logDays", backups: "backupDays" }

export function Overview({ t, detail }: OverviewProps) {
  return (
    <div className="mt-10">
      <h3 id="overview">{t("overview")}</h3>
      <ul aria-labelledby="overview" className="mt-4 divide-y divide-line border-line border-y">
        {dataKinds.map(({ id, basis }) => {
          const period = told[id]
          return (
            <li key={id} className="break-inside-avoid py-4">
              <p className="font-bold">{t(id)}</p>
              <dl className="mt-1 grid gap-x-4 sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:gap-y-1">
                <Line name={t("why")} text={t(`${id}Purpose`)} />
                <Line name={t("basis")} text={t(basis)} />
                <Line name={t("howLong")} text={period ? detail(period) : t(`${id}Period`)} />
              </dl>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="mt-2 text-ink-soft text-sm sm:mt-0 sm:leading-7">{name}</dt>
      <dd className="text-pretty" suppressHydrationWarning>
        {text}
      </dd>
    </>
  )
}
