import { Outlet } from "react-router"
import { useWords } from "#app/language/use-words.ts"
import { Toaster } from "#app/ui/toaster.tsx"

/** One place for messages, above every screen that has any, so that a message outlives the screen that gave it. */
export default function WithToasts() {
  const t = useWords("navigation")
  return (
    <Toaster label={t("notices")} closeLabel={t("closeToast")}>
      <Outlet />
    </Toaster>
  )
}
