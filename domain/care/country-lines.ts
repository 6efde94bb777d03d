type Named = { code: string; name: string }

/** Separates the lines of a text that begin with the name of a country from those for all countries. */
export function linesByCountry(lines: readonly string[], countries: readonly Named[]) {
  const countryOf = (line: string) =>
    countries.find(({ name }) => line.startsWith(`${name}:`) || line.startsWith(`${name} (`))
  return {
    everywhere: lines.filter((line) => !countryOf(line)),
    ofCountries: lines.flatMap((line) => {
      const country = countryOf(line)
      return country ? [{ code: country.code, line }] : []
    }),
  }
}
