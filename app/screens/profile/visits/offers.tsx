import { Plus, X } from "lucide"
import { useState } from "react"
import { flushSync } from "react-dom"
import { Link } from "react-router"
import { readCountryOfLaw, useCountry } from "#app/care/country.ts"
import { useLanguage } from "#app/language/language-boundary.tsx"
import { dayAndMonth, longCalendarDate } from "#app/language/local-format.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useConsent } from "#app/privacy/consent/use-consent.ts"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { useCorrectedToday, useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { Disclosure } from "#app/ui/disclosure.tsx"
import { Icon } from "#app/ui/icon.tsx"
import { IconButton } from "#app/ui/icon-button.tsx"
import { careCalendar } from "#content/care-calendar/calendar.ts"
import { laterOf } from "#domain/timestamped.ts"
import { isSoon, type Offer, offersOf } from "#domain/visits/offers.ts"
import { visitsMost, visitTextMax } from "#domain/visits/visits.ts"
import { useBirthDate } from "../use-profile.ts"
import { focusOn, Removed } from "./removed.tsx"
import { VisitForm } from "./visit-form.tsx"

/**
 * Offers the usual visits and vaccines of her country. None is noted by itself: she accepts each with a tap or
 * dismisses it for good.
 */
export function Offers() {
  const t = useMessages("visits")
  const isSilent = useSilence()
  const birthDate = useBirthDate()
  const today = useCorrectedToday()
  const { country, offers } = useOffers(birthDate, today)
  const { isGiven } = useConsent("visits")
  const { perform } = useOperations()
  const [taken, setTaken] = useState<string | null>(null)
  const [struck, setStruck] = useState<Offer | null>(null)
  const nameOf = useOfferName()

  if (birthDate === null)
    return isSilent ? null : (
      <div className="text-sm text-ink-soft">
        <p>{t("birthUnknown")}</p>
        <Link to="/profile/food" className="inline-flex min-h-11 items-center font-bold underline underline-offset-4">
          {t("toBirthDate")}
        </Link>
      </div>
    )
  if (country === null || (offers.length === 0 && !struck)) return null

  function strike(offer: Offer, isStruck: boolean) {
    flushSync(() => {
      setStruck(isStruck ? offer : null)
      perform("offerStruck", { offer: offer.id, isStruck })
    })
    focusOn(isStruck ? "undo-offer" : `take-${offer.id}`)
  }

  function close(id: string) {
    flushSync(() => setTaken(null))
    focusOn(document.getElementById(`take-${id}`) ? `take-${id}` : "offers")
  }

  const row = (offer: Offer) => (
    <li key={offer.id} className="max-w-none py-1">
      {taken === offer.id ? (
        <div className="flex flex-col gap-2 py-2">
          <p className="font-bold">{nameOf(offer)}</p>
          <VisitForm
            isOffer
            first={{
              what: nameOf(offer).slice(0, visitTextMax),
              patient: offer.patient,
              offer: offer.id,
              date: laterOf(today, offer.fromDate),
            }}
            onClose={() => close(offer.id)}
          />
        </div>
      ) : (
        <div className="flex items-center gap-2">
          <p className="flex min-w-0 flex-1 flex-col py-2">
            <span className="font-bold">{nameOf(offer)}</span>
            <span className="text-sm text-ink-soft">
              <Due offer={offer} />
            </span>
          </p>
          <Button
            id={`take-${offer.id}`}
            variant="quiet"
            size="small"
            aria-label={t("takeName", { name: nameOf(offer) })}
            onClick={() => setTaken(offer.id)}
          >
            <Icon node={Plus} size={18} />
            {t("take")}
          </Button>
          {isGiven && (
            <IconButton
              label={t("strike", { name: nameOf(offer) })}
              node={X}
              tone="soft"
              onClick={() => strike(offer, true)}
            />
          )}
        </div>
      )}
    </li>
  )

  const soon = offers.filter((offer) => isSoon(offer, today))
  const later = offers.filter((offer) => !isSoon(offer, today))
  return (
    <section aria-labelledby="offers" className="mt-4 flex flex-col gap-3">
      <h2 id="offers" tabIndex={-1} className="text-xl">
        {t("offers")}
      </h2>
      <p className="text-ink-soft">{t("offersText")}</p>
      {soon.length > 0 && <ul className="divide-y divide-line border-y border-line">{soon.map(row)}</ul>}
      {struck && (
        <Removed id="undo-offer" text={t("struck", { name: nameOf(struck) })} onUndo={() => strike(struck, false)} />
      )}
      {later.length > 0 && (
        <Disclosure label={t("later", { count: later.length })}>
          <ul className="divide-y divide-line border-y border-line">{later.map(row)}</ul>
        </Disclosure>
      )}
      <Sources offers={offers} country={country} />
    </section>
  )
}

/** The offers are computed on her device, so nothing about the birth is sent. */
function useOffers(birthDate: string | null, today: string) {
  const isSilent = useSilence()
  // Renders again when she chooses another country. The country is read separately, because a language alone does not
  // determine it.
  useCountry()
  const country = readCountryOfLaw()
  const noted = Object.values(useSynced(({ visits }) => visits.own)?.values ?? {})
  const struck = Object.entries(useSynced(({ struckOffers }) => struckOffers.own)?.values ?? {})
  const count = noted.filter(Boolean).length
  const settled = [
    ...noted.flatMap((visit) => visit?.offer ?? []),
    ...struck.flatMap(([offer, isStruck]) => (isStruck ? [offer] : [])),
  ]
  const around = { birthDate, country, today, settled: new Set(settled), isSilent }
  return { country, offers: count < visitsMost ? offersOf(careCalendar, around) : [] }
}

function useOfferName() {
  const t = useMessages("visits")
  const names = useMessages("care-calendar")
  return ({ about }: Offer) => {
    if ("visit" in about) return names(about.visit)
    return t("vaccines", { names: about.vaccines.map((name) => names(name)).join(", ") })
  }
}

function Due({ offer: { about, fromDate, untilDate } }: { offer: Offer }) {
  const t = useMessages("visits")
  const language = useLanguage()
  const from = dayAndMonth(fromDate, language)
  // Vaccines are due at an age. The last day of their offer only limits how long it is shown, so it is not named.
  return "visit" in about ? t("dueBetween", { from, until: dayAndMonth(untilDate, language) }) : t("dueFrom", { from })
}

function Sources({ offers, country }: { offers: readonly Offer[]; country: string }) {
  const t = useMessages("visits")
  const language = useLanguage()
  const isSilent = useSilence()
  const used = [...new Set(offers.map(({ source }) => source))].flatMap((id) => careCalendar.sources[id] ?? [])
  const hasNoVaccines = !isSilent && careCalendar.noPage.includes(country)
  return (
    <Disclosure label={t("sources")}>
      <ul className="flex flex-col gap-1 pb-2 text-sm text-ink-soft">
        {used.map(({ authority, url, read }) => (
          <li key={url}>
            <a href={url} lang="en" rel="noreferrer" target="_blank" className="underline">
              {authority}
            </a>{" "}
            {t("readOn", { date: longCalendarDate(read, language) })}
          </li>
        ))}
        {hasNoVaccines && <li>{t("noVaccines")}</li>}
      </ul>
    </Disclosure>
  )
}
