import { createHash } from "node:crypto"
import { posix } from "node:path"

const languages = ["pt", "es"]

export const translations = languages.map((language) => ({ source: "README.md", translation: `README.${language}.md` }))

const marker = /^<!-- source: ([0-9a-f]{8}) -->\n/

export function sectionsOf(text) {
  const sections = []
  let fence = null
  let held = ""
  const begin = (heading) => {
    const [, level = "", title = ""] = heading?.match(/^(#{1,6}) (.+)/) ?? []
    sections.push({ title, level: level.length, text: held, body: "" })
    held = ""
  }
  for (const line of text.split(/(?<=\n)/)) {
    const [, ticks] = line.match(/^\s*(`{3,})/) ?? []
    if (ticks && (fence === null || ticks === fence)) fence = fence === null ? ticks : null
    const isHeading = fence === null && /^#{1,6} /.test(line)
    if (fence === null && marker.test(line)) {
      held = line
      continue
    }
    if (isHeading) begin(line)
    else if (sections.length === 0 && line.trim() !== "") begin(null)
    const section = sections.at(-1)
    if (!section) held += line
    else {
      section.text += held + line
      section.body += (marker.test(held) ? "" : held) + line
      held = ""
    }
  }
  return sections.map((section) => ({ ...section, sourceHash: section.text.match(marker)?.[1] }))
}

export function markerOf({ body }) {
  return `<!-- source: ${hashOf(body)} -->\n`
}

export function hashOf(body) {
  return createHash("sha256").update(body.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 8)
}

export function driftOf(english, translated, { source, translation, exists }) {
  const [from, to] = [sectionsOf(english), sectionsOf(translated)]
  const levels = (sections) => sections.map(({ level }) => "#".repeat(level) || "·").join(" ")
  if (levels(from) !== levels(to))
    return [`its headings are ${levels(to)}, those of ${source} ${levels(from)}: translate what is missing`]
  const slugs = { from: from.map(slugOf), to: to.map(slugOf) }
  return from.flatMap((section, index) => {
    const other = to[index]
    const name = `section ${index + 1} (${section.title || "the beginning"})`
    const problems = []
    if (other.sourceHash !== hashOf(section.body))
      problems.push(`${name} was ${other.sourceHash ? "edited in English since" : "never noted as translated"}`)
    const expected = facts(section.body)
    const found = facts(other.body)
    expected.links = expected.links.map((link) => linkIn(link, { source, translation, slugs, exists }))
    for (const [kind, values] of Object.entries(expected)) {
      const difference = differenceOf(values, found[kind])
      if (difference) problems.push(`${name} has other ${kind}: ${difference}`)
    }
    return problems
  })
}

function facts(body) {
  const code = [...body.matchAll(/^( *)(`{3,})([^\n]*)\n([\s\S]*?)^\1\2\s*$/gm)]
  const prose = code.reduce((rest, [block]) => rest.replace(block, ""), body)
  const rows = prose.split("\n").filter((line) => line.startsWith("|"))
  return {
    "code blocks": code.map(([, , , language, text]) => `${language}\n${withoutComments(text)}`),
    "commands and names": [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text]) => text).toSorted(),
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link),
    settings: [...new Set(prose.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? [])].toSorted(),
    figures: rows.map((row) => figuresIn(row).join(" ")),
  }
}

/** Compares only the digits of numbers, because "1,000.5" is written "1.000,5" in other languages. */
function figuresIn(row) {
  const withoutTargets = row.replace(/\]\([^)]*\)/g, "]").replace(/`[^`]*`/g, "")
  return (withoutTargets.match(/\d+(?:[.,  ]\d+)*/g) ?? []).map((figure) => figure.replace(/\D/g, "")).toSorted()
}

/** Removes comments from code, because they are translated. */
function withoutComments(text) {
  return text
    .split("\n")
    .map((line) => line.replace(/(^|\s)(#|\/\/|<!--)\s.*$/, "").trimEnd())
    .join("\n")
}

function linkIn(link, { source, translation, slugs, exists }) {
  const [path, anchor] = link.split("#")
  if (/^[a-z]+:/.test(link)) return link
  if (path === "") {
    const index = slugs.from.indexOf(anchor)
    return `#${index === -1 ? anchor : slugs.to[index]}`
  }
  const language = translation.match(/\.(\w+)\.md$/)?.[1]
  const localized = path.replace(/\.md$/, `.${language}.md`)
  const isThere = localized !== path && exists(posix.join(posix.dirname(source), localized))
  return `${isThere ? localized : path}${anchor === undefined ? "" : `#${anchor}`}`
}

/** Returns the anchor that GitHub gives to a heading. */
function slugOf({ title }) {
  const words = title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "")
  return words.trim().replace(/\s/g, "-")
}

function differenceOf(expected, found) {
  const [missing, extra] = [without(expected, found), without(found, expected)]
  if (missing.length > 0) return `${JSON.stringify(missing[0])} is missing`
  return extra.length > 0 ? `${JSON.stringify(extra[0])} is not in the English text` : undefined
}

function without(values, others) {
  const rest = [...others]
  return values.filter((value) => {
    const at = rest.indexOf(value)
    if (at !== -1) rest.splice(at, 1)
    return at === -1
  })
}
