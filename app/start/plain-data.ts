import { snapshotKey } from "#app/sync/snapshot.ts"
import { careCountries } from "#content/care-lines/countries.ts"
import enError from "#content/locales/en/error.json"
import enSession from "#content/locales/en/session.json"
import en from "#content/locales/en/start.json"
import esError from "#content/locales/es/error.json"
import esSession from "#content/locales/es/session.json"
import es from "#content/locales/es/start.json"
import ptError from "#content/locales/pt/error.json"
import ptSession from "#content/locales/pt/session.json"
import pt from "#content/locales/pt/start.json"
import { anywhereNumber } from "#domain/care/anywhere-number.ts"
import { type CareCountry, careLinesFor, dialled } from "#domain/care/care-lines.ts"
import { countryOf } from "#domain/country-of.ts"
import { guideNames } from "#domain/guides/guide.ts"
import { plainQuery } from "#domain/plain-page.ts"
import style from "./plain-notice.css?raw"
import source from "./plain-start.js?raw"
import { failedEvent, startedEvent } from "./started.ts"

function emergencyNumber(country: CareCountry): string {
  return dialled(careLinesFor("mother-emergency", country)[0]?.number ?? anywhereNumber)
}

/** Opening hours cannot be evaluated in this script, so lines that are always open come first. */
const others = { "self-harm": ["crisis"], violence: ["police", "violence"] } as const

function otherLines(country: CareCountry) {
  const linesOf = (kind: keyof typeof others) => {
    const lines = careLinesFor(kind, country).filter(({ number, area, mayFail }) => number && !area && !mayFail)
    return others[kind].flatMap((each) => {
      const ofKind = lines.filter((line) => line.kind === each)
      const line = ofKind.find(({ hours }) => hours === "always") ?? ofKind[0]
      return line?.number ? [{ number: line.number, tel: dialled(line.number), name: line.name ?? "" }] : []
    })
  }
  return { "self-harm": linesOf("self-harm"), violence: linesOf("violence") }
}

function textsOf(messages: typeof en, error: typeof enError, session: typeof enSession) {
  const { title: failedTitle, text: failedText, reload, emergency } = error
  const old = { oldTitle: messages.oldTitle, oldText: messages.oldText, guides: messages.guides }
  return { ...old, failedTitle, failedText, reload, helpNow: session.helpNowLong, emergency }
}

export function plainStartScript(): string {
  const data = {
    texts: {
      pt: textsOf(pt, ptError, ptSession),
      en: textsOf(en, enError, enSession),
      es: textsOf(es, esError, esSession),
    },
    countries: careCountries.map((country) => ({
      code: country.code,
      timeZones: country.timeZones,
      number: emergencyNumber(country),
      lines: otherLines(country),
    })),
    anywhere: anywhereNumber,
    plainPaths: ["", "/terms", "/privacy", "/accessibility", "/help-now", "/soup", "/guides"].concat(
      guideNames.map((name) => `/guides/${name}`),
    ),
    snapshotKey: snapshotKey(""),
    plainQuery,
    // A browser that does not support this syntax fails to parse any script that contains it.
    newSyntax: "(?<=a)b",
    style,
    started: startedEvent,
    failed: failedEvent,
  }
  return `${source}startPlainly(${JSON.stringify(data).replaceAll("<", "\\u003c")}, ${countryOf})`
}
