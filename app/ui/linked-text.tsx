import { Link } from "react-router"

const links = /\[([^[\]\n]+)\]\((\/[\w/?=#:,-]*)\)/g

/** Renders `[title](/path)` as a link; no other markup is supported. */
export function LinkedText({ text }: { text: string }) {
  const parts = text.split(links)
  // Splitting by a pattern with two groups yields text, title, URL, text, and so on.
  const content = parts.map((part, index) => {
    if (index % 3 === 2) return null
    if (index % 3 === 0) return part
    const to = parts[index + 1] ?? "/"
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and do not move
      <Link key={index} to={to} className="font-semibold text-action-strong underline underline-offset-4">
        {part}
      </Link>
    )
  })
  // The fragment makes each part of the text a separate node.
  return <>{content}</>
}
