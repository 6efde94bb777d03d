import { useLocation } from "react-router"
import { useFieldMessage } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { PeanutToo } from "#app/plan/peanut-too.tsx"
import { UnderstoodWords } from "#app/plan/understood-words.tsx"
import { useWishLabel } from "#app/plan/use-wish-label.ts"
import { WishChips } from "#app/plan/wish-chips.tsx"
import { ConsentButton, ConsentSentence } from "#app/privacy/consent/consent-request.tsx"
import { ActionBar } from "#app/ui/action-bar.tsx"
import { ChoiceMany } from "#app/ui/choice-many.tsx"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { Select } from "#app/ui/select.tsx"
import { Switch } from "#app/ui/switch.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import { foods } from "#content/foods.ts"
import { appliances } from "#domain/food/appliance.ts"
import { priceBands } from "#domain/food/food.ts"
import { generalWishes, type Wish } from "#domain/food/wish.ts"
import { peopleMax } from "#domain/profile/household.ts"
import { cookingLevels, longTextMaxLength } from "#domain/profile/onboarding.ts"
import { Likes } from "./likes.tsx"
import { useFood } from "./use-food.ts"

const nothing = "nothing"
const minuteSteps = [10, 15, 20, 30, 45, 60]

export function FoodForm() {
  const t = useMessages("food")
  const tPeople = useMessages("people")
  const wishLabel = useWishLabel()
  const fieldMessage = useFieldMessage()
  const { hash } = useLocation()
  const { draft, change, understood, understoodLikes, ...food } = useFood()
  const { likedWords, isPeanutOpen, errors, save, pending, isAsked, isFromChat } = food
  const { without, notMeant, minutes, priceBand, people } = draft
  const wishes = [...generalWishes, ...Object.keys(foods).map((key): Wish => `food:${key}`)]
  const addable = wishes.filter((wish) => !without.includes(wish))
  const named = addable.map((wish) => ({ value: wish, label: wishLabel(wish) }))
  const minutesOffered = [...new Set([...minuteSteps, ...(minutes ? [minutes] : [])])].sort((a, b) => a - b)

  return (
    <form
      noValidate
      className="flex flex-col gap-8 pt-2 sm:pt-0"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div className="flex min-w-0 flex-col gap-8">
          <div className="flex flex-col gap-4">
            <TextArea
              name="restrictions"
              label={t("restrictions")}
              value={draft.restrictions}
              onValueChange={(restrictions: string) => change({ restrictions })}
              error={fieldMessage(errors.restrictions, longTextMaxLength)}
            />
            <UnderstoodWords
              understood={understood}
              leftOut={[]}
              field="restrictions"
              isAboveList
              notMeant={notMeant}
              onNotMeant={(wishes) => change({ notMeant: [...wishes] })}
            />
            {isPeanutOpen && !without.includes("peanut") && (
              <PeanutToo text={draft.restrictions} onText={(restrictions) => change({ restrictions })} />
            )}
            <Select
              label={t("add")}
              value={nothing as Wish | typeof nothing}
              options={[{ value: nothing, label: t("addNone") }, ...named]}
              onChange={(wish) => wish !== nothing && change({ without: [...without, wish] })}
            />
            {isFromChat.food && <p className="font-semibold">{t("fromChat")}</p>}
            <WishChips
              label={t("leftOut")}
              wishes={without}
              onRemove={(removed) => change({ without: without.filter((wish) => !removed.includes(wish)) })}
            />
          </div>
          <Likes
            text={draft.preferredFoods}
            words={likedWords}
            unread={understoodLikes}
            leftOut={[...understood.wishes.filter((wish) => !notMeant.includes(wish)), ...without]}
            chosen={draft.likes}
            onText={(preferredFoods) => change({ preferredFoods })}
            onChosen={(likes) => change({ likes })}
            error={fieldMessage(errors.preferredFoods, longTextMaxLength)}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <Select
            label={tPeople("people")}
            value={String(people)}
            options={Array.from({ length: peopleMax }, (_, index) => ({
              value: `${index + 1}`,
              label: `${index + 1}`,
            }))}
            onChange={(value) => change({ people: Number(value) })}
          />
          <Select
            label={t("minutes")}
            value={String(minutes ?? 0)}
            options={[
              { value: "0", label: t("noMinutes") },
              ...minutesOffered.map((each) => ({ value: `${each}`, label: t("minutesOf", { minutes: each }) })),
            ]}
            onChange={(value) => change({ minutes: Number(value) || null })}
          />
          <Switch
            label={t("fewDays")}
            description={t("fewDaysText")}
            checked={draft.cooksOnFewDays}
            onChange={(cooksOnFewDays) => change({ cooksOnFewDays })}
            isMeant={hash === "#few-days"}
          />
          <div className="flex flex-col gap-5">
            <ChoiceMany
              legend={t("lacks")}
              description={t("lacksText")}
              options={appliances.map((value) => ({ value, label: t(`lacks-${value}`) }))}
              value={draft.lacks}
              onChange={(lacks) => change({ lacks })}
              isMeant={isFromChat.kitchen}
            />
            {isFromChat.kitchen && <p className="font-semibold">{t("fromChat")}</p>}
          </div>
          <ChoiceOne
            name="priceBand"
            legend={t("priceBand")}
            layout="pills"
            options={([0, ...priceBands] as const).map((band) => ({ value: `${band}`, label: t(`price-${band}`) }))}
            value={`${priceBand ?? 0}`}
            onChange={(value) => change({ priceBand: priceBands.find((band) => `${band}` === value) ?? null })}
          />
          <ChoiceOne
            name="cookingLevel"
            legend={t("level")}
            layout="pills"
            options={cookingLevels.map((value) => ({ value, label: t(value) }))}
            value={draft.cookingLevel}
            onChange={(cookingLevel) => change({ cookingLevel })}
          />
          <TextField
            name="birthDate"
            type="date"
            label={t("birthDate")}
            description={t("birthDateText")}
            value={draft.birthDate ?? undefined}
            onValueChange={(value: string) => change({ birthDate: value || null })}
            error={fieldMessage(errors.birthDate)}
          />
        </div>
      </div>
      {isAsked && <ConsentSentence purpose="profile" />}
      <ActionBar>
        <ConsentButton
          type="submit"
          isAsked={isAsked}
          agreeing="agreeAndSave"
          pending={pending}
          pendingLabel={t("saving")}
        >
          {t("save")}
        </ConsentButton>
      </ActionBar>
    </form>
  )
}
