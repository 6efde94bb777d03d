import { useId } from "react"
import * as z from "zod/mini"
import { FormFailure, useForm } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { newId } from "#app/sync/new-id.ts"
import { useOperations, useSynced } from "#app/sync/sync-context.ts"
import { Button } from "#app/ui/button.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { ownItemTextSchema } from "#domain/plan/own-items-noun.ts"
import { itemsOf, ownItemsMost, ownItemTextMax } from "#domain/plan/shopping/own-items.ts"
import { TickRow } from "./aisle-list.tsx"

/** Lines that she added to her shopping list, such as nappies. Helpers and all of her devices can tick them. */
export function useOwnItems() {
  const own = useSynced(({ ownItems }) => ownItems.own)
  const { perform } = useOperations()
  const items = itemsOf(own)
  const ticked = items.filter(({ isTicked }) => isTicked)

  function tick(itemIds: string[], isTicked: boolean) {
    if (itemIds.length > 0) perform("ownItemsTicked", { itemIds, isTicked })
  }

  return {
    items,
    ticked,
    add: (text: string) => perform("ownItemAdded", { itemId: newId(), text }),
    takeOff: (itemId: string) => perform("ownItemTakenOff", { itemId }),
    toggle: (itemId: string, isTicked: boolean) => tick([itemId], !isTicked),
    startOver: () =>
      tick(
        ticked.map(({ itemId }) => itemId),
        false,
      ),
  }
}

type OwnItem = ReturnType<typeof useOwnItems>["items"][number]
type OwnItemListProps = { items: readonly OwnItem[]; onToggle: (itemId: string, isTicked: boolean) => void }

export function OwnItemList({ items, onToggle }: OwnItemListProps) {
  return (
    <ul className="flex flex-col">
      {items.map(({ itemId, text, isTicked }) => (
        <li key={itemId} className={`max-w-none border-b border-line ${isTicked ? "order-last print:hidden" : ""}`}>
          <TickRow
            name={<span dir="auto">{text}</span>}
            ticked={isTicked}
            onToggle={() => onToggle(itemId, isTicked)}
          />
        </li>
      ))}
    </ul>
  )
}

const schema = z.object({ text: ownItemTextSchema })

export function AddOwnItem({ count, onAdd }: { count: number; onAdd: (text: string) => void }) {
  const t = useMessages("shopping-list")
  const hint = useId()
  const { errors, failure, formProps, submitProps } = useForm({
    schema,
    async submit({ text }, form) {
      onAdd(text)
      form.reset()
      form.querySelector("input")?.focus()
    },
  })
  if (count >= ownItemsMost)
    return <p className="text-sm text-ink-soft print:hidden">{t("ownFull", { most: ownItemsMost })}</p>
  return (
    <form {...formProps} aria-describedby={hint} className="flex flex-col gap-3 pt-3 print:hidden">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 flex-1">
          <TextField
            name="text"
            label={t("ownAdd")}
            autoComplete="off"
            enterKeyHint="done"
            error={errors.text && t(errors.text === "required" ? "ownMissing" : "ownWrong", { max: ownItemTextMax })}
          />
        </div>
        <Button {...submitProps} variant="soft">
          {t("ownAddButton")}
        </Button>
      </div>
      <p id={hint} className="text-sm text-ink-soft">
        {t("ownText")}
      </p>
      <FormFailure failure={failure} />
    </form>
  )
}
