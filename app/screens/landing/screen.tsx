import { useWords } from "#app/language/use-words.ts"

export const handle = { words: "landing" }

export default function Landing() {
  const t = useWords("landing")
  return <h1>{t("title")}</h1>
}
