import { sql } from "kysely"
import { Migrator } from "kysely/migration"
import { readEncoding, storesAllText } from "./encoding.ts"
import { firstDay } from "./migrations/001-first-day.ts"
import { profileAndDiary } from "./migrations/002-profile-and-diary.ts"
import { supportQuestions } from "./migrations/003-support-questions.ts"
import { outgoingMails } from "./migrations/004-outgoing-mails.ts"
import { diaryByMother } from "./migrations/005-diary-by-mother.ts"
import { retentionJobs } from "./migrations/006-retention.ts"
import { consents } from "./migrations/007-consents.ts"
import { termsVersion } from "./migrations/008-terms-version.ts"
import { silence } from "./migrations/009-silence.ts"
import { devicesAndSignUps } from "./migrations/010-devices-and-sign-ups.ts"
import { diaryStoredAt } from "./migrations/011-diary-stored-at.ts"
import { teamMails } from "./migrations/012-team-mails.ts"
import { sync } from "./migrations/013-sync.ts"
import { plan } from "./migrations/014-plan.ts"
import { days } from "./migrations/015-days.ts"
import { diaryMonths } from "./migrations/016-diary-months.ts"
import { reminders } from "./migrations/017-reminders.ts"
import { calendar } from "./migrations/018-calendar.ts"
import { helperLinks } from "./migrations/019-helper-links.ts"
import { twoStep } from "./migrations/020-two-step.ts"
import { team } from "./migrations/021-team.ts"
import { accessTokens } from "./migrations/022-access-tokens.ts"
import { signIn } from "./migrations/023-sign-in.ts"
import { passkeys } from "./migrations/024-passkeys.ts"
import { policy } from "./migrations/025-policy.ts"
import { bounds } from "./migrations/026-bounds.ts"
import { answerRatings } from "./migrations/027-answer-ratings.ts"
import { editions } from "./migrations/029-editions.ts"
import { eatenMeals } from "./migrations/030-eaten-meals.ts"
import { atHome } from "./migrations/031-at-home.ts"
import { profileInPart } from "./migrations/032-profile-in-part.ts"
import { struckFoods } from "./migrations/033-struck-foods.ts"
import { takenBack } from "./migrations/034-taken-back.ts"
import { keySalts } from "./migrations/035-key-salts.ts"
import { endedSessions } from "./migrations/036-ended-sessions.ts"
import { boundedOperations } from "./migrations/037-bounded-operations.ts"
import { rows } from "./migrations/038-rows-breaking.ts"
import { withdrawnConsents } from "./migrations/040-withdrawn-consents.ts"
import { twoStepEnd } from "./migrations/041-two-step-end.ts"
import { cookedDishes } from "./migrations/060-cooked-dishes.ts"
import { ownRows } from "./migrations/070-own-rows-breaking.ts"
import { weightsAndBadges } from "./migrations/071-weights-badges-breaking.ts"
import { checkInRows } from "./migrations/072-check-ins-breaking.ts"
import { onboardingRows } from "./migrations/073-onboarding-breaking.ts"
import { profileRows } from "./migrations/074-profiles-breaking.ts"
import { journeyRows } from "./migrations/075-journeys-breaking.ts"
import { addressChanges } from "./migrations/080-address-changes.ts"
import { invitations } from "./migrations/081-invitations.ts"
import { diaryRows } from "./migrations/090-diary-entries-breaking.ts"
import { kindOfLinks } from "./migrations/140-kind-of-links.ts"
import { favours } from "./migrations/154-favours.ts"
import { answerDue } from "./migrations/160-answer-due.ts"
import { contact } from "./migrations/161-contact.ts"
import { nightWords } from "./migrations/166-night-words.ts"
import { scheduledReplies } from "./migrations/170-scheduled-replies.ts"
import type { Database, DatabaseType } from "./open.ts"

function migrationsFor(type: DatabaseType) {
  return {
    "001-first-day": firstDay(type),
    "002-profile-and-diary": profileAndDiary,
    "003-support-questions": supportQuestions,
    "004-outgoing-mails": outgoingMails,
    "005-diary-by-mother": diaryByMother(type),
    "006-retention": retentionJobs,
    "007-consents": consents,
    "008-terms-version": termsVersion,
    "009-silence": silence,
    "010-devices-and-sign-ups": devicesAndSignUps,
    "011-diary-stored-at": diaryStoredAt,
    "012-team-mails": teamMails(type),
    "013-sync": sync(type),
    "014-plan": plan,
    "015-days": days,
    "016-diary-months": diaryMonths,
    "017-reminders": reminders,
    "018-calendar": calendar,
    "019-helper-links": helperLinks,
    "020-two-step": twoStep(type),
    "021-team": team,
    "022-access-tokens": accessTokens,
    "023-sign-in": signIn,
    "024-passkeys": passkeys,
    "025-policy": policy,
    "026-bounds": bounds,
    "027-answer-ratings": answerRatings,
    "029-editions": editions,
    "030-eaten-meals": eatenMeals,
    "031-at-home": atHome,
    "032-profile-in-part": profileInPart(type),
    "033-struck-foods": struckFoods,
    "034-taken-back": takenBack,
    "035-key-salts": keySalts,
    "036-ended-sessions": endedSessions,
    "037-bounded-operations": boundedOperations,
    "038-rows-breaking": rows(type),
    "040-withdrawn-consents": withdrawnConsents,
    "041-two-step-end": twoStepEnd,
    "060-cooked-dishes": cookedDishes,
    "070-own-rows-breaking": ownRows(type),
    "071-weights-badges-breaking": weightsAndBadges(type),
    "072-check-ins-breaking": checkInRows(type),
    "073-onboarding-breaking": onboardingRows(type),
    "074-profiles-breaking": profileRows(type),
    "075-journeys-breaking": journeyRows(type),
    "080-address-changes": addressChanges,
    "081-invitations": invitations,
    "090-diary-entries-breaking": diaryRows(type),
    "140-kind-of-links": kindOfLinks,
    "154-favours": favours,
    "160-answer-due": answerDue,
    "161-contact": contact,
    "166-night-words": nightWords,
    "170-scheduled-replies": scheduledReplies,
  }
}

export const knownVersions: readonly string[] = Object.keys(migrationsFor("sqlite"))

/**
 * The ending of the names of migrations that take something away. All other migrations only add, so that processes of
 * the earlier release keep working during an upgrade.
 */
export const breakingSuffix = "-breaking"

/**
 * Migrates to this release's schema. If a newer release has migrated the database, returns the versions unknown here;
 * throws if one of them is breaking, or if the encoding cannot store all text.
 */
export async function migrate(database: Database): Promise<string[]> {
  const encoding = await readEncoding(database)
  if (!storesAllText(encoding)) throw new Error(`its encoding is ${encoding}: create it anew with encoding UTF8`)
  const newer = (await schemaVersions(database)).filter((version) => !knownVersions.includes(version))
  const breaking = newer.find((version) => version.endsWith(breakingSuffix))
  if (breaking) throw new Error(`a newer Florescer made it: ${breaking}`)
  if (newer.length > 0) return newer
  const { error } = await createMigrator(database).migrateToLatest()
  if (error) throw error
  return []
}

/** Migrates an empty database up to a version, for tests and fixtures. */
export async function migrateTo(database: Database, version: string) {
  const { error } = await createMigrator(database).migrateTo(version)
  if (error) throw error
}

/** Runs only these migrations, unless they have run before. */
export async function migrateOnly(database: Database, versions: readonly string[]) {
  const { error } = await createMigrator(database, versions).migrateToLatest()
  if (error) throw error
}

/** The version of the database's schema; undefined for an empty database. */
export async function schemaVersion(database: Database): Promise<string | undefined> {
  return (await schemaVersions(database)).at(-1)
}

/** Returns the breaking migrations that this start would run. No process of an earlier release may run meanwhile. */
export async function pendingBreaking(database: Database): Promise<string[]> {
  const made = await schemaVersions(database)
  if (made.length === 0) return []
  return knownVersions.filter((version) => version.endsWith(breakingSuffix) && !made.includes(version))
}

/** The names of all migrations that the database has had, in order; empty for an empty database. */
export async function schemaVersions({ db }: Database): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === "kysely_migration")) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

function createMigrator({ db, type }: Database, versions = knownVersions) {
  const migrations = Object.entries(migrationsFor(type)).filter(([version]) => versions.includes(version))
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(migrations) },
    // A database that ran unreleased code may have had a migration before another one of a lower number existed.
    allowUnorderedMigrations: true,
  })
}
