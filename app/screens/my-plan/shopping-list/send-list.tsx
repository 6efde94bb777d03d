import { Copy, Share2 } from "lucide"
import { useState } from "react"
import { useCopy } from "#app/copy-by-hand.tsx"
import { useFoodName } from "#app/language/food-names.ts"
import { useMessages } from "#app/language/use-messages.ts"
import { useShopAmount } from "#app/plan/aisle-list.tsx"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { ShoppingAisle } from "#domain/shopping-list.ts"

type SendListProps = {
  list: readonly ShoppingAisle[]
  stillThere: ShoppingAisle["items"]
  ticked: ReadonlySet<string>
}

export function SendList({ list, stillThere, ticked }: SendListProps) {
  const t = useMessages("shopping-list")
  const foodName = useFoodName()
  const shopAmount = useShopAmount()
  const [isCopied, setCopied] = useState(false)
  const { copy, byHand } = useCopy()
  const canShare = typeof navigator !== "undefined" && "share" in navigator

  function asText() {
    const aisles = list.map(({ aisle, items }) => part(t(aisle), items))
    return [t("heading"), ...aisles, part(t("toCheck"), stillThere)].filter(Boolean).join("\n\n")
  }

  function part(heading: string, items: ShoppingAisle["items"]) {
    const left = items.filter((item) => !ticked.has(item.food))
    const lines = left.map((item) => `- ${foodName(item.food)}: ${shopAmount(item.amount)}`)
    return lines.length > 0 ? [heading, ...lines].join("\n") : ""
  }

  async function send() {
    const text = asText()
    // Closing the share sheet rejects, and needs no message.
    if (canShare) return navigator.share({ text }).catch(() => undefined)
    setCopied(await copy(text))
  }

  return (
    <>
      <Button variant="quiet" size="small" onClick={send}>
        {canShare ? <Icon node={Share2} size={20} /> : <Icon node={Copy} size={20} />}
        {t(canShare ? "send" : isCopied ? "copied" : "copy")}
      </Button>
      {byHand}
    </>
  )
}
