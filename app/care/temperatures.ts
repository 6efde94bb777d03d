import { useLanguage } from "#app/language/language-boundary.tsx"
import { readsFahrenheit, withFahrenheit } from "#domain/fahrenheit.ts"
import { useCountry } from "./country.ts"

/** They are written as thermometers show them where she is. */
export function useTemperatures(): (text: string) => string {
  const language = useLanguage()
  const { country } = useCountry()
  return (text) => (readsFahrenheit(country?.code ?? null, language) ? withFahrenheit(text, language) : text)
}
