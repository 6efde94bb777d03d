/**
 * A litre takes 335 kJ from 20 to 100 °C. A middling gas ring of 1.75 kW brings about 1 kW of it into the pot: at 55 %, the least
 * that Regulation (EU) No 66/2014 allows for new hobs.
 */
const minutesPerLitre = 6
/** Fewer are not worth a word. */
const minutesWorthSaying = 3

/** By how many minutes later the water of more servings boils than that of one; 0 where it hardly differs. */
export function laterMinutes(waterMl: number | undefined, servings: number): number {
  const minutes = Math.round(((waterMl ?? 0) / 1000) * (servings - 1) * minutesPerLitre)
  return minutes < minutesWorthSaying ? 0 : minutes
}

type InPan = { servings: number }

/** How often a pan is filled for more servings than it holds, and by how many minutes later all is done; undefined where it holds all. */
export function panRounds(inPan: InPan | undefined, minutesEach: number, servings: number) {
  const rounds = inPan ? Math.ceil(servings / inPan.servings) : 1
  return rounds === 1 ? undefined : { rounds, minutes: (rounds - 1) * minutesEach }
}
