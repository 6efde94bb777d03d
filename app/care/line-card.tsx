import { type IconNode, MessageSquareText, MessagesSquare, Phone } from "lucide"
import type { ReactNode } from "react"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { withDots } from "#app/language/with-dots.ts"
import { Icon } from "#app/ui/icon.tsx"
import { type CareLine, dialled, type ShownLine } from "#domain/care/care-lines.ts"
import type { Hours } from "#domain/care/line-hours.ts"

type LineCardProps = {
  line: ShownLine
  /** The line to call if this one does not answer; null if there is none. */
  noAnswer?: { next: CareLine | null }
}

export function LineCard({ line, noAnswer }: LineCardProps) {
  const t = useMessages("care")
  const { number, also, text, chat } = line
  return (
    <div className="flex h-full flex-col divide-y divide-line overflow-hidden rounded-lg border border-danger bg-surface">
      {number && (
        <Way href={`tel:${dialled(number)}`} icon={Phone} className="min-h-13 grow">
          <strong className="text-lg whitespace-nowrap narrow:whitespace-normal">{number}</strong>
          <About line={line} />
        </Way>
      )}
      {also && (
        <div className="flex flex-wrap pr-2 pl-10">
          {also.map((each) => (
            <a
              key={each}
              href={`tel:${dialled(each)}`}
              className="flex min-h-11 min-w-11 items-center rounded px-2 text-sm font-bold no-underline hover:bg-sunken"
            >
              {each}
            </a>
          ))}
        </div>
      )}
      {text && (
        <Way href={addressOf(text)} icon={MessageSquareText} className={`min-h-11 text-sm ${number ? "" : "grow"}`}>
          <span>
            {t(text.by)} <strong className="whitespace-nowrap narrow:whitespace-normal">{text.number}</strong>
            {text.body && ` “${text.body}”`}
          </span>
          {!number && <About line={line} />}
        </Way>
      )}
      {chat && (
        <Way href={chat.url} icon={MessagesSquare} className="min-h-11 text-sm">
          <span>
            {t("chat")} <strong>{new URL(chat.url).host.replace(/^www\./, "")}</strong>
          </span>
        </Way>
      )}
      {noAnswer && <NoAnswer next={noAnswer.next} />}
    </div>
  )
}

type WayProps = { href: string; icon: IconNode; className: string; children: ReactNode }

/** The link sends no referrer, and nothing is loaded from the other site before she taps. */
function Way({ href, icon, className, children }: WayProps) {
  return (
    <a
      href={href}
      rel="noreferrer"
      className={`flex items-center gap-3 px-4 py-1.5 no-underline hover:bg-sunken ${className}`}
    >
      <Icon node={icon} size={20} className="shrink-0 text-danger" />
      <span className="flex min-w-0 flex-col leading-tight wrap-anywhere">{children}</span>
    </a>
  )
}

function About({ line }: { line: ShownLine }) {
  const t = useMessages("care")
  const language = useLanguage()
  const { kind, name, area, hours, isFree, onlyFrom, mayFail, isClosed, source } = line
  const when = hours === "always" ? t("always") : hours?.map((each) => hoursInWords(each, language)).join(", ")
  const facts = [
    isClosed && t("closedNow"),
    area,
    when,
    isFree && t("free"),
    onlyFrom && t("fromMobile"),
    mayFail && t("mayFail"),
    source.kind === "none" && t("unconfirmed"),
  ]
  const known = withDots(facts)
  const isQuoted = source.kind === "third-party"
  return (
    <>
      <span className="text-sm">{withDots([name, t(kind)])}</span>
      {(known || isQuoted) && (
        <span className="text-xs text-ink-soft">
          {known}
          {isQuoted && (
            <>
              <sup aria-hidden="true"> 1</sup>
              <span className="sr-only"> · {t("quoted")}</span>
            </>
          )}
        </span>
      )}
    </>
  )
}

function NoAnswer({ next }: { next: CareLine | null }) {
  const t = useMessages("care")
  if (!next?.number) return <p className="py-2 pr-4 pl-12 text-sm">{t("noAnswerAgain")}</p>
  return (
    <a
      href={`tel:${dialled(next.number)}`}
      className="flex min-h-11 items-center py-1.5 pr-4 pl-12 text-sm no-underline hover:bg-sunken"
    >
      <span>
        {t("noAnswer")} <strong className="whitespace-nowrap">{next.number}</strong>
      </span>
    </a>
  )
}

function addressOf({ by, number, body }: NonNullable<CareLine["text"]>) {
  if (by === "whatsapp") return `https://wa.me/${dialled(number).replace("+", "")}`
  return `sms:${dialled(number)}${body ? `?&body=${encodeURIComponent(body)}` : ""}`
}

/** Formats hours as in "seg.–sex. 15:00–20:00" or "Fri 18:00–Mon 06:00". */
function hoursInWords({ days: [first, last], from, to, until, zone }: Hours, language: string): string {
  // 1 January 2024 was a Monday, so in this month the number of a weekday (1 to 7) is also its date.
  const name = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(Date.UTC(2024, 0, day))
  const isDaily = first === 1 && last === 7
  const days = isDaily ? [] : [last === first ? name(first) : `${name(first)}–${name(last)}`]
  const end = until ? `${name(until)} ${to}` : to
  return [...days, `${from}–${end}`, ...(zone ? [zone] : [])].join(" ")
}
