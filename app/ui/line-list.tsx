type LineListProps = { text: string; isOrdered?: boolean; className?: string }

export function LineList({ text, isOrdered = false, className = "gap-1.5" }: LineListProps) {
  const List = isOrdered ? "ol" : "ul"
  return (
    <List className={`flex flex-col pl-5 ${isOrdered ? "list-decimal" : "list-disc"} ${className}`}>
      {text.split("\n").map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  )
}
