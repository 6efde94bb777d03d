/**
 * Judges the findings of an audit. An accepted finding has a reason and a last day (YYYY-MM-DD). The result is good
 * only if the registry answered, each finding is accepted, and each acceptance belongs to a finding.
 */
export function judgeFindings(audit, accepted, now) {
  if (!audit.vulnerabilities) return { lines: ["The registry did not answer the audit."], isGood: false }
  const today = now.toISOString().slice(0, 10)
  const findings = findingsIn(audit.vulnerabilities)
  const isAccepted = ({ id }) => accepted.some((one) => one.id === id && one.reason && one.until >= today)
  const left = findings.filter((finding) => !isAccepted(finding))
  const needless = accepted.filter(({ id }) => !findings.some((finding) => finding.id === id))
  const lines = [
    ...left.map(({ id, severity, name, range, title }) => `${severity}: ${name} ${range}: ${title} (${id})`),
    ...accepted.filter(({ until }) => until < today).map(({ id, until }) => `${id} was accepted until ${until}.`),
    ...needless.map(({ id }) => `${id} is accepted, but no longer found.`),
    `${findings.length} findings, ${findings.length - left.length} of them accepted.`,
  ]
  return { lines, isGood: left.length === 0 && needless.length === 0 }
}

/** npm also lists the packages that depend on affected ones, so each finding is taken only once. */
function findingsIn(vulnerabilities) {
  const advisories = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((cause) => typeof cause === "object"),
  )
  const byId = new Map(advisories.map((advisory) => [idOf(advisory), { ...advisory, id: idOf(advisory) }]))
  return [...byId.values()]
}

function idOf({ url = "", source }) {
  return url.split("/").at(-1) || String(source)
}
