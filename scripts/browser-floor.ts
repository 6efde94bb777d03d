/**
 * The oldest browsers in which the app runs: those of March 2023, and of Firefox the long-term version of that summer. Samsung
 * Internet 22 is the first on Chromium 111 (21 is on 110). app/start/plain-start.js tells older ones.
 */
export const browserFloor = {
  chrome: "111",
  edge: "111",
  samsunginternet: "22",
  safari: "16.4",
  ios: "16.4",
  firefox: "115",
}

const { chrome, edge, safari, ios, firefox } = browserFloor

/** For the build: syntax and styles that these lack are written out for them. */
export const buildTarget = Object.entries({ chrome, edge, safari, ios, firefox }).map(
  ([name, version]) => name + version,
)
