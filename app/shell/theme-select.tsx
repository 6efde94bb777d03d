import { MoonStar } from "lucide"
import { useState } from "react"
import { useMessages } from "#app/language/use-messages.ts"
import { browserStorage } from "#app/storage/browser-storage.ts"
import { Icon } from "#app/ui/icon.tsx"
import { Select } from "#app/ui/select.tsx"

export function ThemeSelect() {
  const t = useMessages("language")
  const [theme, setTheme] = useState(readTheme)
  const options = [
    { value: "system", label: t("themeSystem") },
    { value: "light", label: t("themeLight") },
    { value: "dark", label: t("themeDark") },
  ] as const

  function choose(next: Theme) {
    storeTheme(next)
    setTheme(next)
  }

  return (
    <Select
      label={t("theme")}
      hideLabel
      look="pill"
      icon={<Icon node={MoonStar} size={18} />}
      options={options}
      value={theme}
      onChange={choose}
    />
  )
}

/** apply-theme.js applies the stored theme before the first paint. */
type Theme = "system" | "light" | "dark"

const themeKey = "florescer:theme"

function readTheme(): Theme {
  const stored = browserStorage.getItem(themeKey)
  return stored === "light" || stored === "dark" ? stored : "system"
}

function storeTheme(theme: Theme) {
  if (theme === "system") {
    browserStorage.removeItem(themeKey)
    delete document.documentElement.dataset.theme
  } else {
    browserStorage.setItem(themeKey, theme)
    document.documentElement.dataset.theme = theme
  }
}
