/**
 * Heating a litre from 20 to 100 °C takes 335 kJ. A medium gas ring of 1.75 kW brings about 1 kW into the pot at an
 * efficiency of 55 %, the least that Regulation (EU) No 66/2014 allows for new hobs.
 */
const minutesPerLitre = 6
/** A delay of fewer minutes is not mentioned to her. */
const minutesWorthSaying = 3

/** How many minutes later the water for more servings boils than for one; 0 if the difference is small. */
export function laterMinutes(waterMl: number | undefined, servings: number): number {
  const minutes = Math.round(((waterMl ?? 0) / 1000) * (servings - 1) * minutesPerLitre)
  return minutes < minutesWorthSaying ? 0 : minutes
}

type InPan = { servings: number }

/**
 * How often a pan must be filled for more servings than it holds, and the additional minutes; undefined if it holds
 * them all.
 */
export function panRounds(inPan: InPan | undefined, minutesEach: number, servings: number) {
  const rounds = inPan ? Math.ceil(servings / inPan.servings) : 1
  return rounds === 1 ? undefined : { rounds, minutes: (rounds - 1) * minutesEach }
}
