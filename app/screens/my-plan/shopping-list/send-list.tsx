import { Copy, Share2 } from "lucide"
import { useState } from "react"
import { useCopy } from "#app/copy-by-hand.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { useNameToBuy, usePackageSize, useShopAmount } from "#app/plan/aisle-list.tsx"
import { canShareText, shareText } from "#app/share-text.ts"
import { Button } from "#app/ui/button.tsx"
import { Icon } from "#app/ui/icon.tsx"
import type { OwnItem } from "#domain/plan/shopping/own-items.ts"
import type { ShoppingAisle } from "#domain/plan/shopping/shopping-list.ts"

type SendListProps = {
  list: readonly ShoppingAisle[]
  own: readonly OwnItem[]
  stillThere: ShoppingAisle["items"]
  ticked: ReadonlySet<string>
}

export function SendList({ list, own, stillThere, ticked }: SendListProps) {
  const t = useMessages("shopping-list")
  const nameToBuy = useNameToBuy()
  const shopAmount = useShopAmount()
  const packageSize = usePackageSize()
  const [isCopied, setCopied] = useState(false)
  const { copy, byHand } = useCopy()
  const canShare = canShareText()

  function asText() {
    const aisles = list.map(({ aisle, items }) => part(t(aisle), items))
    const ownLines = own.flatMap(({ text, isTicked }) => (isTicked ? [] : `- ${text}`))
    const ownPart = ownLines.length > 0 ? [t("own"), ...ownLines].join("\n") : ""
    return [t("heading"), ...aisles, ownPart, part(t("toCheck"), stillThere)].filter(Boolean).join("\n\n")
  }

  function part(heading: string, items: ShoppingAisle["items"]) {
    const left = items.filter((item) => !ticked.has(item.food))
    const lines = left.map(
      (item) => `- ${nameToBuy(item.food)}: ${[shopAmount(item), packageSize(item)].filter(Boolean).join(" ")}`,
    )
    return lines.length > 0 ? [heading, ...lines].join("\n") : ""
  }

  async function copyList() {
    setCopied(await copy(asText()))
  }

  async function send() {
    if (!(await shareText(asText()))) await copyList()
  }

  return (
    <>
      {canShare && (
        <Button variant="quiet" size="small" onClick={() => void send()}>
          <Icon node={Share2} size={20} />
          {t("send")}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => void copyList()}>
        <Icon node={Copy} size={20} />
        <span className={canShare && !isCopied ? "sr-only" : ""}>{t(isCopied ? "copied" : "copy")}</span>
      </Button>
      <p role="status" className="sr-only">
        {isCopied && t("copied")}
      </p>
      {byHand}
    </>
  )
}
