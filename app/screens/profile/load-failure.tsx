import { useWords } from "#app/language/use-words.ts"
import { Button } from "#app/ui/button.tsx"
import { Notice } from "#app/ui/notice.tsx"

type LoadFailureProps = { title: string; text: string; onRetry: () => void }

/** Stands where something of hers will be once the server is back. */
export function LoadFailure({ title, text, onRetry }: LoadFailureProps) {
  const t = useWords("profile")
  return (
    <Notice title={title} role="note">
      <p>{text}</p>
      <Button variant="quiet" size="small" className="mt-3" onClick={onRetry}>
        {t("retry")}
      </Button>
    </Notice>
  )
}
