/**
 * Those of March 2023, and Firefox's long-term version of that summer. Samsung Internet 22 is the first on Chromium 111
 * (21 is on 110). app/start/plain-start.js tells older ones.
 */
export const browserFloor = {
  chrome: "111",
  edge: "111",
  samsunginternet: "22",
  safari: "16.4",
  ios: "16.4",
  firefox: "115",
}
