import { type ReactNode, useMemo } from "react"
import { useFieldMessage } from "#app/forms/use-form.tsx"
import { useMessages } from "#app/language/use-messages.ts"
import { peopleChips, peopleOptions } from "#app/plan/people.tsx"
import { useSilence } from "#app/privacy/silence/use-silence.ts"
import { ChoiceMany } from "#app/ui/choice-many.tsx"
import { ChoiceOne } from "#app/ui/choice-one.tsx"
import { TextArea } from "#app/ui/text-area.tsx"
import { TextField } from "#app/ui/text-field.tsx"
import type { FieldErrors } from "#domain/field-errors.ts"
import type { Wish } from "#domain/food/wish.ts"
import { withoutPhrases } from "#domain/phrases.ts"
import { breastfeedingOf, type Feeding, feedingOf, feedings } from "#domain/profile/feeding.ts"
import {
  cookingLevels,
  goals,
  longTextMaxLength,
  type Onboarding,
  shortTextMaxLength,
} from "#domain/profile/onboarding.ts"
import { birthTypes, type Profile } from "#domain/profile/profile.ts"
import { LikedChips } from "./liked-chips.tsx"
import { PhraseChips } from "./phrase-chips.tsx"
import { Understood } from "./understood.tsx"

export const stepFields: readonly (readonly (keyof Onboarding)[])[] = [
  ["postpartumWeeks", "breastfeeding"],
  ["restrictions"],
  ["goals"],
  ["timeAvailable", "cookingLevel"],
  ["weeklyBudget", "preferredFoods"],
]

type Written = "postpartumWeeks" | "restrictions" | "timeAvailable" | "weeklyBudget" | "preferredFoods"

/** Answers that the onboarding asks for but that are stored in the profile and household rows. */
export type AboutBirth = { birthType: Profile["birthType"] | null; isFeedingMixed: boolean; people?: number | null }

const birthTypeKeys = { Normal: "birthNormal", Cesárea: "birthCaesarean" } as const
const feedingKeys = { breast: "yes", mixed: "mixed", no: "no" } as const

type StepFieldsProps = {
  step: number
  answers: Onboarding
  answer: (change: Partial<Onboarding>, ofBirth?: Partial<AboutBirth>) => void
  birth: AboutBirth
  errors: FieldErrors
  notMeant: readonly Wish[]
  onNotMeant: (wishes: readonly Wish[]) => void
}

export function StepFields(props: StepFieldsProps) {
  const { step, answers, answer, birth, errors, notMeant, onNotMeant } = props
  const t = useMessages("onboarding")
  const message = useFieldMessage()
  const isQuiet = useSilence()

  const phrasesOf = (name: Written) => t(`${name}Phrases`).split(", ")
  const likedPhrases = useMemo(() => t("preferredFoodsPhrases").split(", "), [t])

  function chips(name: Written, isMany = false) {
    const props = {
      label: t("tapped"),
      value: answers[name],
      onChange: (value: string) => answer({ [name]: value }),
      isMany,
    }
    return name === "preferredFoods" ? (
      <LikedChips {...props} phrases={likedPhrases} restrictions={answers.restrictions} />
    ) : (
      <PhraseChips {...props} phrases={phrasesOf(name)} />
    )
  }

  function text(name: "postpartumWeeks" | "timeAvailable" | "weeklyBudget") {
    return (
      <div className="flex flex-col gap-3">
        <TextField
          name={name}
          label={t(name)}
          description={t(`${name}Hint`)}
          value={answers[name]}
          onValueChange={(value) => answer({ [name]: value })}
          error={message(errors[name], shortTextMaxLength)}
        />
        {chips(name)}
      </div>
    )
  }

  function longText(name: "restrictions" | "preferredFoods") {
    return (
      <div className="flex flex-col gap-4">
        <TextArea
          name={name}
          label={t(name)}
          value={answers[name]}
          onValueChange={(value: string) => answer({ [name]: value })}
          error={message(errors[name], longTextMaxLength)}
        />
        {chips(name, true)}
        <Understood
          text={withoutPhrases(answers[name], phrasesOf(name))}
          field={name}
          restrictions={answers.restrictions}
          notMeant={notMeant}
          onNotMeant={onNotMeant}
          whole={answers[name]}
          onText={(text) => answer({ [name]: text })}
        />
      </div>
    )
  }

  function feed(feeding: Feeding) {
    answer({ breastfeeding: feeding === "no" ? "no" : "yes" }, { isFeedingMixed: feeding === "mixed" })
  }

  const fields: Record<keyof Onboarding, () => ReactNode> = {
    postpartumWeeks: () => (
      <div className="flex flex-col gap-8">
        {text("postpartumWeeks")}
        {!isQuiet && (
          <ChoiceOne
            name="birthType"
            layout="pills"
            legend={t("birthType")}
            options={birthTypes.map((value) => ({ value, label: t(birthTypeKeys[value]) }))}
            value={birth.birthType}
            onChange={(birthType) => answer({}, { birthType })}
          />
        )}
      </div>
    ),
    breastfeeding: () => (
      <ChoiceOne
        name="breastfeeding"
        layout="pills"
        legend={t("breastfeeding")}
        options={feedings.map((value) => ({ value, label: t(feedingKeys[value]) }))}
        value={feedingOf(breastfeedingOf(undefined, answers), birth.isFeedingMixed)}
        onChange={feed}
      />
    ),
    restrictions: () => longText("restrictions"),
    goals: () => (
      <ChoiceMany
        legend={t("goals")}
        options={goals.map((value) => ({ value, label: t(value) }))}
        value={answers.goals}
        onChange={(chosen) => answer({ goals: chosen })}
      />
    ),
    timeAvailable: () => (
      <div className="flex flex-col gap-8">
        <ChoiceOne
          name="people"
          layout="chips"
          legend={t("people")}
          options={peopleOptions(t("peopleMost"))}
          value={birth.people ? `${Math.min(birth.people, peopleChips.length)}` : null}
          onChange={(people) => answer({}, { people: Number(people) })}
        />
        {text("timeAvailable")}
      </div>
    ),
    cookingLevel: () => (
      <ChoiceOne
        name="cookingLevel"
        legend={t("cookingLevel")}
        options={cookingLevels.map((value) => ({ value, label: t(value) }))}
        value={answers.cookingLevel}
        onChange={(cookingLevel) => answer({ cookingLevel })}
      />
    ),
    weeklyBudget: () => text("weeklyBudget"),
    preferredFoods: () => longText("preferredFoods"),
  }

  return (stepFields[step - 1] ?? []).map((name) => <div key={name}>{fields[name]()}</div>)
}
