import * as z from "zod/mini"
import { calendarDateSchema, checkInQuestions, sleepHoursSchema } from "../check-in.ts"
import { consentPurposeSchema } from "../consent.ts"
import { diaryEntryIdSchema, diaryTextSchema } from "../diary.ts"
import { storedBadges } from "../earned-badge.ts"
import { helperLinkIdSchema, helperLinkSchema } from "../helper-link.ts"
import { householdSchema } from "../household.ts"
import { currentJourneyId, firstJourneyId } from "../journey.ts"
import { languages } from "../language.ts"
import { onboardingSchema } from "../onboarding.ts"
import { dishesSchema } from "../plan/slots.ts"
import { preferencesSchema } from "../preferences.ts"
import { profileSchema } from "../profile.ts"
import { checklistItems, programmeDays } from "../progress.ts"
import { pushSubscriptionSchema } from "../push-subscription.ts"
import { meals } from "../recipe.ts"
import { reminderTimesSchema } from "../reminder-times.ts"
import { supportQuestionIdSchema, supportQuestionSchema } from "../support-question.ts"
import { chatAnswerSchema, questionConcernSchema, replyIdSchema, teamTextSchema } from "../team.ts"
import { glassIdSchema } from "../water.ts"
import { weightSchema } from "../weight.ts"

/** The version of the arguments below. A change that an older server or device cannot read raises it and needs an upgrade step. */
export const operationsVersion = 7
/** How many operations a device sends in one request. */
export const operationsPerRequest = 100

const uuid = z.uuid().check(z.toLowerCase())
const momentSchema = z.iso.datetime({ precision: 3 })
const journeyId = z.union([z.literal([firstJourneyId, currentJourneyId]), uuid])
const atLeastOne = z.refine((fields) => Object.keys(fields as object).length > 0)
const day = z.int().check(z.minimum(1), z.maximum(programmeDays))
const week = z.int().check(z.minimum(1), z.maximum(10_000))
const foodsMax = 300
const food = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,59}$/))

/** Everything that she can do to her data: the arguments of each operation, by its name. */
export const operationSchemas = {
  journeyStarted: z.strictObject({ journeyId: uuid, week: z.optional(week) }),
  itemDone: z.strictObject({
    journeyId,
    day,
    item: z.enum(checklistItems),
    /** Her calendar date; that of `at` in UTC where an older release did not say it. */
    date: z.optional(calendarDateSchema),
  }),
  /** The recipes of some meals of a journey: planned for her, or chosen by her. */
  dishesPlanned: z.strictObject({ journeyId, dishes: dishesSchema.check(atLeastOne) }),
  /** Which meals of a day become quick plates; none takes it back. */
  hardNightSet: z.strictObject({ journeyId, day, meals: z.array(z.enum(meals)).check(z.maxLength(meals.length)) }),
  checkInAnswered: z.strictObject({
    date: calendarDateSchema,
    question: z.enum(checkInQuestions),
    score: z.int().check(z.minimum(1), z.maximum(5)),
  }),
  /** Null takes the answer back. */
  sleepAnswered: z.strictObject({ date: calendarDateSchema, hours: z.nullable(sleepHoursSchema) }),
  glassDrunk: z.strictObject({ date: calendarDateSchema, glassId: glassIdSchema }),
  glassTakenBack: z.strictObject({ date: calendarDateSchema, glassId: glassIdSchema }),
  /** One weight a day; null takes it away. */
  weightLogged: z.strictObject({ date: calendarDateSchema, kg: z.nullable(weightSchema) }),
  badgeEarned: z.strictObject({ badge: z.enum(storedBadges), date: calendarDateSchema }),
  entryWritten: z.strictObject({ entryId: diaryEntryIdSchema, ...diaryTextSchema.shape, createdAt: momentSchema }),
  /** `base` is the revision that she saw: the id of the operation that wrote that text, or of the entry for one from before operations. */
  entryEdited: z.strictObject({
    entryId: diaryEntryIdSchema,
    base: uuid,
    ...diaryTextSchema.shape,
    createdAt: momentSchema,
  }),
  /** `base` keeps it from deleting a text that she did not see; without one, whatever text the entry has goes. */
  entryDeleted: z.strictObject({ entryId: diaryEntryIdSchema, base: z.optional(uuid) }),
  /** Of two texts of one entry she keeps one, or both as separate entries. Applies only to the texts that she saw. */
  conflictSettled: z.strictObject({
    entryId: diaryEntryIdSchema,
    entryRevision: uuid,
    copyId: diaryEntryIdSchema,
    copyRevision: uuid,
    keep: z.enum(["entry", "copy", "both"]),
  }),
  profileChanged: z.strictObject({ fields: z.partial(profileSchema).check(atLeastOne) }),
  householdChanged: z.strictObject({ fields: z.partial(householdSchema).check(atLeastOne) }),
  onboardingAnswered: z.strictObject({ answers: z.partial(onboardingSchema) }),
  preferencesChanged: z.strictObject({ fields: z.partial(preferencesSchema).check(atLeastOne) }),
  reminderTimesChanged: z.strictObject({ fields: z.partial(reminderTimesSchema).check(atLeastOne) }),
  /** This browser takes reminders, or what it takes them with has changed. */
  reminderDeviceAdded: z.strictObject({
    ...pushSubscriptionSchema.shape,
    language: z.enum(languages),
    isDiscreet: z.boolean(),
  }),
  reminderDeviceRemoved: z.strictObject({ endpoint: pushSubscriptionSchema.shape.endpoint }),
  shoppingItemsTicked: z.strictObject({
    foods: z.array(food).check(z.minLength(1), z.maxLength(foodsMax)),
    isTicked: z.boolean(),
  }),
  helperLinkMade: z.strictObject({ linkId: helperLinkIdSchema, ...helperLinkSchema.shape }),
  helperLinkTakenBack: z.strictObject({ linkId: helperLinkIdSchema }),
  questionAsked: z.strictObject({
    questionId: supportQuestionIdSchema,
    ...supportQuestionSchema.shape,
    /** The language that she reads. */
    language: z.optional(z.enum(languages)),
    chatAnswer: z.optional(chatAnswerSchema),
    concern: z.optional(questionConcernSchema),
  }),
  questionTakenBack: z.strictObject({ questionId: supportQuestionIdSchema }),
  /** Only a member of the team can. `after` is the newest message that they saw; a reply that names none is refused. */
  replySent: z.strictObject({
    replyId: replyIdSchema,
    text: teamTextSchema,
    after: z.nullable(uuid),
  }),
  replyRated: z.strictObject({ replyId: replyIdSchema, helped: z.boolean() }),
  /** She has seen the replies up to this moment. */
  repliesRead: z.strictObject({ until: momentSchema }),
  /** `after` is the newest message that whoever closes it saw; releases before 0.3 do not send one. */
  conversationClosed: z.strictObject({ after: z.optional(z.nullable(uuid)) }),
  consentGiven: z.strictObject({
    purpose: consentPurposeSchema,
    textVersion: z.int().check(z.minimum(1), z.maximum(1_000_000)),
    language: z.enum(languages),
  }),
  consentWithdrawn: z.strictObject({ purpose: consentPurposeSchema }),
  silenceSet: z.strictObject({ isOn: z.boolean() }),
} as const

export type OperationName = keyof typeof operationSchemas
export type OperationArgs = { [Name in OperationName]: z.infer<(typeof operationSchemas)[Name]> }

/** What she did, in domain terms. The browser creates the id (UUIDv7); `at` is its clock, corrected by the server's. */
export type Operation<Name extends OperationName = OperationName> = {
  [Each in Name]: { id: string; name: Each; args: OperationArgs[Each]; at: string; schemaVersion: number }
}[Name]

/** An operation as received; its arguments are validated by the schema of its name. */
export const operationEnvelopeSchema = z.object({
  id: uuid,
  name: z.string().check(z.maxLength(60)),
  args: z.unknown(),
  at: momentSchema,
  schemaVersion: z.int().check(z.minimum(1), z.maximum(1_000_000)),
})
export type OperationEnvelope = z.infer<typeof operationEnvelopeSchema>

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operationSchemas, name)
}
