import { languages } from "./language.ts"
import { fold, tokensIn } from "./understanding/text.ts"

/** Other names of countries, and the names of their larger regions. */
const alsoCalled: Readonly<Record<string, string>> = {
  US: "the us|the usa|usa|the states|america|eua|eeuu|ee uu|estados unidos|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|nova york|nueva york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|west virginia|wisconsin|wyoming",
  GB: "the uk|uk|britain|great britain|england|scotland|wales|northern ireland|inglaterra|escocia|gales|pais de gales|irlanda do norte|irlanda del norte|gra bretanha|gran bretana",
  CA: "alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|quebec|saskatchewan",
  AU: "new south wales|queensland|tasmania",
}
/** Names that are also names of states of the United States, or short for one, so they do not tell the country. */
const ambiguous: ReadonlySet<string> = new Set(["georgia", "jersey"])
const before = "(?:in(?: the)?|em|no|na|nos|nas|en(?: el| la| los)?)"

let known: ReturnType<typeof readNames> | undefined

/**
 * The two-letter code of the country in which a message says that somebody is ("moro em Angola", "we live in Texas");
 * null if it names none or several.
 */
export function countryNamedIn(text: string): string | null {
  known ??= readNames()
  const { codes, pattern } = known
  const words = ` ${spaced(text)} `
  const named = new Set([...words.matchAll(pattern)].map(([, name = ""]) => codes.get(name)))
  return named.size === 1 ? ([...named][0] ?? null) : null
}

const spaced = (text: string) => tokensIn(fold(text)).join(" ")

/** Names are collected in all languages, because a message may mix them. */
function readNames() {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode("A".charCodeAt(0) + at))
  const displayed = languages.map((language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }))
  const names = letters.flatMap((first) =>
    letters.flatMap((second) => {
      // An outdated code has the same name as its successor, as "UK" has that of "GB", so the region is normalised.
      const code = new Intl.Locale(`und-${first}${second}`).region ?? ""
      return displayed.map((inLanguage) => [inLanguage.of(code), code] as const)
    }),
  )
  const others = Object.entries(alsoCalled).flatMap(([code, all]) =>
    all.split("|").map((name) => [name, code] as const),
  )
  const codes = new Map([...names.flatMap(([name, code]) => (name ? [[spaced(name), code] as const] : [])), ...others])
  const longestFirst = [...codes.keys()]
    .filter((name) => !ambiguous.has(name))
    .sort((one, other) => other.length - one.length)
  return { codes, pattern: new RegExp(` ${before} (${longestFirst.join("|")})(?= )`, "g") }
}
