export function asTally(passed) {
  return { passed: passed ? 1 : 0, failures: passed ? [] : ["did not pass"], skipped: 0, files: [] }
}

export function sum(tallies) {
  return {
    passed: total(tallies, "passed"),
    failures: tallies.flatMap(({ title, failures }) => failures.map((failure) => `${title}: ${failure}`)),
    skipped: total(tallies, "skipped"),
    files: tallies.flatMap(({ files }) => files),
  }
}

function total(tallies, name) {
  return tallies.reduce((count, tally) => count + tally[name], 0)
}

export function summarize({ passed, failures, skipped, files }, seconds) {
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
  return [...failures.map((failure) => `✗ ${failure}`), slowest(files), `Took ${inMinutes(seconds)}.`, counts]
    .filter(Boolean)
    .join("\n\n")
}

const shownFiles = 10
const tooSlowSeconds = 60

function slowest(files) {
  if (files.length === 0) return ""
  const sorted = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownFiles)
  const lines = sorted.map(({ file, seconds }) => {
    const remark = seconds > tooSlowSeconds ? `  too slow: over ${tooSlowSeconds} s` : ""
    return `${String(Math.round(seconds)).padStart(5)} s  ${file}${remark}`
  })
  return ["The slowest files:", ...lines].join("\n")
}

function inMinutes(seconds) {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, "0")} s`
}
