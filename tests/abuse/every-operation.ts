import type { OperationArgs, OperationName } from "#domain/operations/operations.ts"
import { consentVersions } from "#domain/privacy/consent.ts"
import { helperLink } from "../api/helper-link.ts"
import { aSubscription } from "../api/push-subscription.ts"

type Place = { index: number; now: Date; entryId: string }
const date = ({ now }: Place) => now.toISOString().slice(0, 10)
const id = () => crypto.randomUUID()
const journeyId = "current"

/** Arguments of each operation, which change something of an account that is not full. A new operation gets its line here. */
export const argsOf: { [Name in OperationName]: (place: Place) => OperationArgs[Name] } = {
  journeyStarted: () => ({ journeyId: id() }),
  itemDone: ({ index }) => ({ journeyId, day: 1 + (index % 7), item: "snack" }),
  mealEaten: ({ index }) => ({ journeyId, day: 1 + (index % 7), meal: "breakfast" }),
  dishesPlanned: ({ index }) => ({ journeyId, dishes: { [`${1 + (index % 7)}-lunch`]: 5 } }),
  hardNightSet: ({ index }) => ({ journeyId, day: 1 + (index % 7), meals: ["dinner"] }),
  foodStruck: ({ index }) => ({ journeyId, food: `a${index % 5}`, dishes: { "1-lunch": 5 } }),
  dishCooked: ({ index }) => ({ journeyId, key: `recipe-${1 + (index % 5)}`, servings: 1 + (index % 5) }),
  foodPutBack: ({ index }) => ({ journeyId, food: `a${index % 5}` }),
  checkInAnswered: (place) => ({ date: date(place), question: "energy", score: 1 + (place.index % 5) }),
  sleepAnswered: (place) => ({ date: date(place), hours: place.index % 9 }),
  glassDrunk: (place) => ({ date: date(place), glassId: id() }),
  glassTakenBack: (place) => ({ date: date(place), glassId: id() }),
  weightLogged: ({ index, now }) => ({
    date: new Date(now.getTime() - (5000 + index) * 86_400_000).toISOString().slice(0, 10),
    kg: 71,
  }),
  badgeEarned: (place) => ({ badge: "mind", date: date(place) }),
  entryWritten: ({ now }) => ({ entryId: id(), mood: "🙂", notes: "Dormi.", createdAt: now.toISOString() }),
  entryEdited: ({ entryId, index, now }) => ({
    entryId,
    base: id(),
    mood: "🙂",
    notes: `Dormi ${index}.`,
    createdAt: now.toISOString(),
  }),
  entryDeleted: ({ entryId }) => ({ entryId, base: id() }),
  conflictSettled: ({ entryId }) => ({
    entryId,
    entryRevision: entryId,
    copyId: id(),
    copyRevision: id(),
    keep: "both",
  }),
  profileChanged: ({ index }) => ({ fields: { heightCm: 150 + (index % 20) } }),
  onboardingAnswered: ({ index }) => ({ answers: { weeklyBudget: `R$ ${index}` } }),
  householdChanged: ({ index }) => ({ fields: { people: 1 + (index % 8) } }),
  preferencesChanged: ({ index }) => ({ fields: { dailyTips: index % 2 === 0 } }),
  reminderTimesChanged: ({ index }) => ({ fields: { byMail: index % 2 === 0 } }),
  reminderDeviceAdded: () => ({ ...aSubscription(), language: "pt", isDiscreet: false }),
  reminderDeviceRemoved: () => ({ endpoint: `https://push.example.com/${id()}` }),
  shoppingItemsTicked: ({ index }) => ({ foods: ["oats"], isTicked: index % 2 === 0 }),
  ownItemAdded: () => ({ itemId: id(), text: "fraldas" }),
  ownItemsTicked: ({ index }) => ({ itemIds: [id()], isTicked: index % 2 === 0 }),
  ownItemTakenOff: () => ({ itemId: id() }),
  foodsHadAtHome: ({ index }) => ({ foods: ["oats"], isAtHome: index % 2 === 0 }),
  visitNoted: ({ now }) => ({
    visitId: id(),
    what: "Pediatra",
    date: now.toISOString().slice(0, 10),
    time: "14:30",
    patient: "baby",
  }),
  visitDone: () => ({ visitId: id(), isDone: true }),
  visitRemoved: () => ({ visitId: id() }),
  medicineNoted: () => ({ medicineId: id(), name: "Ferro", times: ["08:00"], untilDate: null, patient: "mother" }),
  medicineRemoved: () => ({ medicineId: id() }),
  offerStruck: ({ index }) => ({ offer: `who-${index % 4}`, isStruck: index % 2 === 0 }),
  silenceSet: ({ index }) => ({ isOn: index % 2 === 0 }),
  helperLinkMade: () => helperLink({ babyHours: { from: "17:00", until: "19:00" } }).link,
  helperLinkTakenBack: () => ({ linkId: id() }),
  favourNoted: ({ index }) => ({ linkId: id(), kind: "dishes", state: "taken", day: 1 + (index % 7) }),
  questionAsked: () => ({ questionId: id(), text: "Posso?" }),
  questionTakenBack: () => ({ questionId: id() }),
  replySent: () => ({ replyId: id(), text: "Pode.", after: null }),
  replyRated: () => ({ replyId: id(), helped: true }),
  repliesRead: ({ now, index }) => ({ until: new Date(now.getTime() + index).toISOString() }),
  conversationClosed: () => ({ after: null }),
  answerRated: ({ index, now }) => ({
    month: now.toISOString().slice(0, 7),
    theme: "eating",
    isUseful: index % 2 === 0,
  }),
  consentGiven: () => ({ purpose: "ratings", textVersion: consentVersions.ratings, language: "pt" }),
  consentWithdrawn: () => ({ purpose: "ratings" }),
}
