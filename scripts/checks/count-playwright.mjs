import { join } from "node:path"
import { failure } from "./failure.mjs"

/** Counts the results of a Playwright run. A test that passes only on a retry counts as failed. */
export function countPlaywright({ config, stats, errors, suites }) {
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected,
    failures: [
      ...specs.flatMap((spec) => failuresOf(spec, config.rootDir)),
      ...errors.map(({ message }) => failure({ file: config.rootDir, name: "outside of the tests", message })),
    ],
    skipped: stats.skipped,
    files: suites.map((suite) => ({
      file: join("tests/e2e", suite.file),
      seconds:
        specsOf(suite)
          .flatMap(resultsOf)
          .reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  }
}

function resultsOf({ tests }) {
  return tests.flatMap(({ results }) => results)
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function failuresOf({ file, title, tests }, folder) {
  return tests
    .filter(({ status }) => status === "unexpected" || status === "flaky")
    .map(({ results, projectName }) =>
      failure({
        file: join(folder, file),
        name: `${title} (${projectName})`,
        message: results.flatMap(({ errors }) => errors)[0]?.message,
      }),
    )
}
