import { failure } from "./failure.mjs"

/** Vitest's JSON report as a tally. A file that broke before its first test counts as one failure. */
export function countVitest({ numPassedTests, numPendingTests, numTodoTests, testResults }) {
  return {
    passed: numPassedTests,
    failures: testResults.filter(({ status }) => status === "failed").flatMap(failuresOf),
    skipped: numPendingTests + numTodoTests,
  }
}

function failuresOf({ name: file, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed")
  if (failed.length === 0) return [failure({ file, name: "the file itself", message })]
  return failed.map(({ fullName, failureMessages }) => failure({ file, name: fullName, message: failureMessages[0] }))
}
