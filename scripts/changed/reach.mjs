import { dirname } from "node:path"

const far = 1000

/** Nearest first: changed tests, those beside a changed file, then by imports. */
export function testsReachedBy(changed, references) {
  const distances = distancesFrom(changed, references)
  const folders = new Set(changed.map((file) => dirname(file)))
  const nearness = (file) => {
    const distance = distances.get(file)
    return folders.has(dirname(file)) ? Math.min(distance, 0.5) : distance
  }
  return [...distances.keys()]
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .sort((one, other) => nearness(one) - nearness(other) || one.localeCompare(other))
}

function distancesFrom(changed, references) {
  const readers = new Map()
  for (const [file, all] of references) for (const one of all) readers.set(one, [...(readers.get(one) ?? []), file])
  const distances = new Map(changed.map((file) => [file, 0]))
  for (let distance = 1, edge = changed; edge.length > 0 && distance < far; distance++) {
    edge = edge
      .flatMap((file) => readers.get(file) ?? [])
      .filter((file, index, all) => {
        return !distances.has(file) && all.indexOf(file) === index
      })
    for (const file of edge) distances.set(file, distance)
  }
  return distances
}
