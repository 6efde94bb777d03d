import { MoonStar } from "lucide-react"
import { useState } from "react"
import { useWords } from "#app/language/use-words.ts"
import { Select } from "#app/ui/select.tsx"
import { keepTheme, readTheme, type Theme } from "./theme.ts"

export function ThemeSelect() {
  const t = useWords("language")
  const [theme, setTheme] = useState(readTheme)
  const options = [
    { value: "system", label: t("themeSystem") },
    { value: "light", label: t("themeLight") },
    { value: "dark", label: t("themeDark") },
  ] as const

  function choose(next: Theme) {
    keepTheme(next)
    setTheme(next)
  }

  return (
    <Select
      label={t("theme")}
      hideLabel
      look="pill"
      icon={<MoonStar size={18} aria-hidden />}
      options={options}
      value={theme}
      onChange={choose}
    />
  )
}
