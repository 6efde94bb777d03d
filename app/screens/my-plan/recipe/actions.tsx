import { ChefHat, Printer } from "lucide-react"
import { useWords } from "#app/language/use-words.ts"
import { useNotImplemented } from "#app/shell/not-implemented.ts"
import { Button } from "#app/ui/button.tsx"

export function Actions() {
  const t = useWords("recipe")
  const sayNotImplemented = useNotImplemented()
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="soft" size="small" onClick={sayNotImplemented}>
        <ChefHat size={20} aria-hidden />
        {t("cookingMode")}
      </Button>
      <Button variant="quiet" size="small" onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        {t("print")}
      </Button>
    </div>
  )
}
