import { Search } from "lucide"
import { useEffect, useState } from "react"
import { Icon } from "#app/ui/icon.tsx"

const pauseMs = 250

type SearchFieldProps = { id: string; label: string; onSearch: (search: string) => void }

export function SearchField({ id, label, onSearch }: SearchFieldProps) {
  const [text, setText] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon node={Search} size={18} className="pointer-events-none absolute inset-y-0 left-4 my-auto text-ink-soft" />
      <input
        id={id}
        type="search"
        value={text}
        maxLength={200}
        dir="auto"
        placeholder={label}
        onChange={({ target }) => setText(target.value)}
        className="min-h-11 w-full rounded-full border border-line-strong bg-surface pr-4 pl-11 text-base placeholder:text-ink-soft"
      />
    </div>
  )
}
