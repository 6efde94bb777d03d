/** The tally of a check that passes or fails as a whole. */
export function asTally(passed) {
  return { passed: passed ? 1 : 0, failures: passed ? [] : ["did not pass"], skipped: 0 }
}

/** The sum of all tallies, each failure with the title of its check. */
export function sum(tallies) {
  return {
    passed: total(tallies, "passed"),
    failures: tallies.flatMap(({ title, failures }) => failures.map((failure) => `${title}: ${failure}`)),
    skipped: total(tallies, "skipped"),
  }
}

function total(tallies, name) {
  return tallies.reduce((count, tally) => count + tally[name], 0)
}

/** Repeats every failure before the counts, because of a long run often only the end is at hand. */
export function summarize({ passed, failures, skipped }) {
  const counts = `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
  return [...failures.map((failure) => `✗ ${failure}`), counts].join("\n\n")
}
