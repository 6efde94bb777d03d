import * as z from "zod"
import { accessScopes } from "#domain/account/access-token.ts"
import { answerRatingSchema } from "#domain/chat/answer-rating.ts"
import { answerThemes } from "#domain/chat/answer-theme.ts"
import { calendarDateSchema, checkInSchema } from "#domain/days/check-in.ts"
import { favourKinds, takenFavourSchema } from "#domain/helping/favour.ts"
import { helperLinkSchema } from "#domain/helping/helper-link.ts"
import { storedBadges } from "#domain/journey/earned-badge.ts"
import { markedMeals } from "#domain/journey/journey.ts"
import { checklistItems, programmeDays } from "#domain/journey/progress.ts"
import { languages } from "#domain/language.ts"
import { dishesSchema } from "#domain/plan/slots.ts"
import { consentPurposeSchema } from "#domain/privacy/consent.ts"
import { silenceSchema } from "#domain/privacy/silence.ts"
import { householdSchema } from "#domain/profile/household.ts"
import { onboardingSchema } from "#domain/profile/onboarding.ts"
import { preferencesSchema } from "#domain/profile/preferences.ts"
import { meals } from "#domain/recipes/recipe.ts"
import { reminderTimesSchema, timeOfDaySchema } from "#domain/reminders/reminder-times.ts"
import { auditActions, chatAnswerSchema, questionConcernSchema } from "#domain/team/team.ts"
import { patients } from "#domain/visits/visits.ts"
import type { ExportFile } from "../account/export.ts"
import { diaryEntry, profile } from "./answers.ts"
import { lastWrite, moment, schemaOfAnswer, timestamped } from "./schemas.ts"

const days = Array.from({ length: programmeDays }, (_, index) => String(index + 1))
const version = z.int()
const language = z.enum(languages)
const timeOfDay = timeOfDaySchema

/** Values by day of the programme (1–7). */
function byDay<Value extends z.ZodType>(value: Value) {
  return z.object(
    Object.fromEntries(days.map((day) => [day, value.optional()])) as Record<number, z.ZodOptional<Value>>,
  )
}

const journey = z.object({
  id: z.string(),
  startedAt: moment,
  changedAt: moment,
  version,
  done: byDay(z.array(z.enum(checklistItems))),
  doneOn: byDay(z.partialRecord(z.enum(checklistItems), calendarDateSchema)).optional(),
  week: z.int().optional(),
  edition: z.int().optional(),
  dishes: z.object({ values: dishesSchema, changedAt: z.record(z.string(), z.optional(moment)) }).optional(),
  hardNights: z.object({ values: byDay(z.array(z.enum(meals))), changedAt: byDay(z.string()) }).optional(),
  eaten: byDay(z.array(z.enum(markedMeals))).optional(),
  struck: z
    .object({
      values: z.record(z.string(), z.optional(z.nullable(dishesSchema))),
      changedAt: z.record(z.string(), z.optional(moment)),
    })
    .optional(),
  cooked: z
    .object({
      values: z.record(z.string(), z.optional(z.nullable(z.int()))),
      changedAt: z.record(z.string(), z.optional(moment)),
    })
    .optional(),
  helped: z.array(z.int()).optional(),
})

const { secretHash: _, days: __, ...shownLink } = helperLinkSchema.shape
const helperLink = z.object({
  id: z.string(),
  ...shownLink,
  createdAt: moment,
  expiresAt: moment,
  endedAt: z.nullable(moment),
  favours: z.partialRecord(z.enum(favourKinds), takenFavourSchema).optional(),
  version,
})

const marksByName = z.object({
  values: z.record(z.string(), z.optional(z.boolean())),
  changedAt: z.record(z.string(), z.optional(moment)),
})

const ownItems = z.object({
  values: z.record(z.string(), z.object({ text: z.string(), isTicked: z.boolean() }).nullable().optional()),
  changedAt: z.record(z.string(), z.optional(moment)),
})

const visits = z.object({
  values: z.record(
    z.string(),
    z
      .object({
        what: z.string(),
        date: calendarDateSchema,
        time: timeOfDay,
        place: z.string().optional(),
        patient: z.enum(patients),
        offer: z.string().optional().meta({ description: "The offer of a country’s calendar that she took." }),
      })
      .nullable()
      .optional(),
  ),
  changedAt: z.record(z.string(), z.optional(moment)),
  done: marksByName.optional(),
})

const medicines = z.object({
  values: z.record(
    z.string(),
    z
      .object({
        name: z.string(),
        times: z.array(timeOfDay),
        untilDate: z.nullable(calendarDateSchema),
        patient: z.enum(patients),
      })
      .nullable()
      .optional(),
  ),
  changedAt: z.record(z.string(), z.optional(moment)),
})

const shoppingTicks = z.object({ ...marksByName.shape, boughtAt: z.record(z.string(), moment).optional() })

/** The export's schema. A new key may be added, but changing or removing one must raise `formatVersion`. */
export const exportAnswer = schemaOfAnswer<ExportFile>()(
  z.object({
    formatVersion: z.int(),
    exportedAt: moment,
    user: z.object({
      id: z.string(),
      fullName: z.string(),
      email: z.string(),
      emailVerified: z.boolean(),
      language: z.string().nullable(),
      createdAt: moment,
      onboardedAt: z.nullable(moment),
      lastUsedAt: z.nullable(moment),
      termsVersion: z.int().nullable(),
    }),
    addressChange: z
      .object({
        email: z.string(),
        askedAt: moment,
        expiresAt: moment,
        formerConfirmedAt: z.nullable(moment),
        newConfirmedAt: z.nullable(moment),
      })
      .nullable(),
    twoStep: z.object({ isOn: z.boolean(), since: z.nullable(moment), endsAt: z.nullable(moment) }),
    identities: z.array(z.object({ issuer: z.string(), subject: z.string(), linkedAt: moment })),
    sessions: z.array(
      z.object({
        id: z.string(),
        createdAt: moment,
        lastUsedAt: moment,
        expiresAt: moment,
        userAgent: z.string().nullable(),
      }),
    ),
    devices: z.array(z.object({ id: z.string(), createdAt: moment, lastUsedAt: moment })),
    passkeys: z.array(
      z.object({ id: z.string(), name: z.string(), createdAt: moment, lastUsedAt: z.nullable(moment) }),
    ),
    accessTokens: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        scope: z.enum(accessScopes),
        createdAt: moment,
        expiresAt: moment,
        lastUsedAt: z.nullable(moment),
      }),
    ),
    receipts: z.array(z.object({ id: z.string(), operation: z.string() })),
    consents: z.array(
      z.object({
        purpose: consentPurposeSchema,
        textVersion: z.int(),
        language,
        givenAt: moment,
        withdrawnAt: z.nullable(moment),
      }),
    ),
    silence: lastWrite(z.object(silenceSchema.shape)).nullable(),
    onboarding: z.object(onboardingSchema.shape).nullable(),
    household: z.object({ version, household: timestamped(householdSchema.shape) }).nullable(),
    profile: profile.nullable(),
    journeys: z.array(journey),
    shoppingTicks: z.object({ version, ticks: shoppingTicks }).nullable(),
    atHome: z.object({ version, foods: marksByName }).nullable(),
    ownItems: z.object({ version, items: ownItems }).nullable(),
    visits: z.object({ version, visits }).nullable(),
    medicines: z.object({ version, medicines }).nullable(),
    struckOffers: z.object({ version, offers: marksByName }).nullable(),
    helperLinks: z.array(helperLink),
    preferences: z.object({ version, preferences: timestamped(preferencesSchema.shape) }).nullable(),
    reminderTimes: z.object({ version, times: timestamped(reminderTimesSchema.shape) }).nullable(),
    reminderChannels: z.array(
      z.object({
        id: z.string(),
        endpoint: z.string().nullable(),
        language,
        isDiscreet: z.boolean(),
        createdAt: moment,
        dueAt: z.nullable(moment),
      }),
    ),
    calendar: z.object({ language, isNeutral: z.boolean(), createdAt: moment }).nullable(),
    checkIns: z.array(
      z.object({
        date: calendarDateSchema,
        value: z.object({ ...checkInSchema.shape, sleepHours: z.number().nullable() }),
        changedAt: moment,
      }),
    ),
    water: z.array(z.object({ date: calendarDateSchema, version, glasses: z.record(z.string(), z.boolean()) })),
    weights: z.array(z.object({ date: calendarDateSchema, kg: z.number().nullable(), changedAt: moment })),
    badges: z.array(z.object({ badge: z.enum(storedBadges), earnedOn: calendarDateSchema })),
    diaryEntries: z.array(diaryEntry),
    answerRatings: z.array(z.object({ id: z.string(), ...answerRatingSchema.shape, changedAt: moment })),
    supportQuestions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        createdAt: moment,
        mailedAt: z.nullable(moment),
        answeredAt: z.nullable(moment),
        language: language.nullable(),
        chatAnswer: z.object(chatAnswerSchema.shape).nullable(),
        concern: z.nullable(questionConcernSchema),
        theme: z.nullable(z.enum([...answerThemes, "none"])),
        dueAt: z.nullable(moment).meta({ description: "By when the team meant to answer." }),
      }),
    ),
    team: z.object({
      conversation: z
        .object({
          id: z.string(),
          openedAt: moment,
          lastMessageAt: moment,
          waitingSince: z.nullable(moment),
          closedAt: z.nullable(moment),
          readUntil: z.nullable(moment),
        })
        .nullable(),
      replies: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          memberName: z.string(),
          sentAt: moment,
          helped: z.int().nullable().meta({ description: "1 or 0, where she has said." }),
          isFirst: z.boolean().meta({ description: "Whether the team began." }),
        }),
      ),
      notes: z.array(z.object({ id: z.string(), text: z.string(), memberName: z.string(), writtenAt: moment })),
      scheduledReply: z
        .object({
          id: z.string(),
          text: z.string(),
          memberName: z.string(),
          answers: z.nullable(z.array(z.string())),
          isFirst: z.boolean(),
          writtenAt: moment,
          sendAt: moment,
          heldAt: z.nullable(moment).meta({ description: "Since when it waits for a second look." }),
        })
        .nullable()
        .meta({ description: "A reply that waits for its time." }),
    }),
    contactCode: z.object({ madeAt: moment, expiresAt: moment }).nullable(),
    teamAudit: z.array(z.object({ at: moment, memberName: z.string(), action: z.enum(auditActions) })),
    teamMembership: z.object({ addedAt: moment, isOperator: z.boolean(), lastSeenAt: z.nullable(moment) }).nullable(),
    waitingMails: z.array(z.object({ kind: z.string(), createdAt: moment })),
    policyNotices: z.array(
      z.object({
        textVersion: z.int(),
        revision: z.int(),
        mailedAt: z.nullable(moment),
        closedAt: z.nullable(moment),
        agreedAt: z.nullable(moment),
      }),
    ),
    idleWarnings: z.array(
      z.object({ id: z.string(), number: z.literal([1, 2]), queuedAt: moment, deliveredAt: z.nullable(moment) }),
    ),
  }),
)
