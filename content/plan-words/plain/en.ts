import type { WordsOfPlain } from "#domain/plan/questions/plain-question.ts"
import { en as topics } from "../topics/en.ts"

export const en: WordsOfPlain = {
  elsewhere: topics.elsewhere,
  gone: "ran out, run out, out of, no more, all out, none left, have no, ive no, got no, dont have any, dont have, havent any, havent got, no, cant find, couldnt find, couldnt get, cant get, forgot to buy, shop had no, too dear, too expensive",
  dislike: "hate, dont like, cant stand, do not like, not a fan of, detest, sick of, cant face, gone off",
  change: "swap, swop, change, switch, replace, exchange, swap it, change it",
  leaveOut:
    "take it off, take it out, take off, take out, every day, whole week, all week, leave it out, rest of the week, get rid of, never again",
  howMany: "how much, how many",
  buy: "buy, get, pick up",
  yields: "serve, serves, how many servings, how many portions, feed, feeds, does it make",
  cold: "cold, chilled, without heating, without warming, unheated",
  eat: "eat, have, eaten",
  noFlame: "gas, stove, hob, cooker, power, electricity",
  midway: "halfway, half way, middle, half cooked, half done, half raw, finish, finish it",
  burnt: "burnt, burned, burn, stuck to, caught, scorched",
  water: "water",
  ahead:
    "get ahead, do ahead, make ahead, prep, get done, do tonight for, do tonight, do now for, prepare tonight, get ready tonight",
  oneHand: "one hand, one handed, onehanded, single hand, a hand free",
  back: "put back, back, bring back, back on, back in",
  mark: "mark, tick, tick off, check off, mark off, ticked, log",
  forgot: "forgot, forgotten, didnt tick, never ticked, missed ticking, didnt mark",
  yesterday: "yesterday, yesterdays, last night, the other day",
  eatOut:
    "eating out, eat out, out for lunch, out for dinner, having lunch out, having dinner out, lunch out, dinner out",
  skip: "take out, take off, skip, remove, cancel, drop, leave out, take away",
  send: "send, share, forward, text",
  only: "only, just",
  bring: "bring, brings, bringing",
  askFor: "ask for, ask her, ask him, ask them, tell her, tell him, tell them, say to",
  brought:
    "turned up with, brought, showed up with, dropped off, dropped over, dropped round, came with, arrived with, made us",
  day: "today, todays, tonight, tonights, tomorrow, tomorrows, yesterday, monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays, day #",
  of: "dish, dishes, recipe, recipes, plan, week, this, it, that, soup, stew, risotto, omelette, omelet, rice, pasta, salad, pancakes, porridge, smoothie, burgers, curry, pie, toast, meal, meals, snack, dinner, tonights",
  list: "list, shopping, shop",
  person:
    "baby, babys, toddler, son, daughter, kid, bottle, burned my, burnt my, burn my, my hand, finger, skin, arm, heart, feeling, burnt out, burned out, on the baby, my hands, her hand, his hand, leg, foot, face, belly, tongue, mouth, he hit",
  keep: "keep, keeps, last, lasts, good for",
  howLong: "how long, how many days, till when, until when",
  made: "i made, i cooked, ive made, made yesterday, that i made",
  tooMany: "too many, too much, loads of, tons of, so many, a glut of, heaps of",
  adult:
    "husband, hubby, himself, herself, partner, boyfriend, girlfriend, wife, mum, mom, mam, dad, sister, mother in law, he, she",
  same: "same, same dinner, same food, my dinner, my food, my lunch",
}
