import type { WordsOfTopics } from "#domain/plan/questions/topic-question.ts"

export const en: WordsOfTopics = {
  elsewhere:
    "stretch mark*, breast*, nurse, nursing, pump*, expressed, express, bottle, bottles, formula, nipple*, latch*, supply, medic*, meds, antidepr*, pill, pills, insulin dose, vitamin*, vaccin*, jab, jabs, period, stitches, blood, bleed*, pain, hurts, sore, fever, doctor said, swollen, dummy, nappy, nappies, poo, poop, pee, wee, bath, nap, naps, cot, crib, pregnancy test, condom, sex, diary, password, reminder*, notification*, teat, breastmilk, milk supply, colic, reflux, rash, scar, crying, cries, tooth, teeth, placenta, sterilis*, weigh, weight, kilos, calories, calorie, depress*, sad, anxi*",
  dish: "dish, recipe, plate, soup, stew, curry, bowl, salad, pasta, risotto, omelette, omelet, smoothie, porridge, oats, overnight thing, pancakes, pancake, crepes, meatballs, mince, burger, burgers, pie, casserole, traybake, wrap, wraps, tacos, bolognese, lasagne, lasagna, sauce, roast, one, dal, daal, stir fry, noodles, muffin, mug cake, quesadilla, scrambled eggs, jollof, shakshuka, frittata, smoothie breakfast, thing, chilli, recipes, dishes, the veg",
  meal: "breakfast, lunch, dinner, tea, supper, snack, snacks, breakfasts, lunches, dinners, meal, meals",
  day: "today, todays, tonight, tonights, tomorrow, tomorrows, yesterday, monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays, sat, day #, next # days, next couple of days, next two days, weekend",
  week: "the week, this week, my week, whole week, all week, seven days, 7 days, for the week, of the week, the 7, this weeks, last week, weeks menu, same week",
  program: "plan, plans, programme, meal plan, menu, the app",
  list: "list, shopping list, shopping, groceries, grocery",
  which:
    "which, which ones, any of the, what of the, what on the plan, what in the plan, what from the plan, what off the plan, is there any, are there any, are there ones, is there ones, have any, what day, do any, does anything, all of it, what can i still, is there pasta, of the seven",
  whatIn:
    "whats in, what is in, what goes in, whats in the, ingredients, ingredient, made of, made from, what do i need for, what does it take",
  has: "contain, contains, in it, have, has, include, includes, is there, got",
  swap: "swap, swop, change, replace, switch, trade, get rid of",
  tooSlow:
    "quicker, faster, something quicker, anything quicker, anything quick, something quick, no time for, easier, something easier, simpler",
  other:
    "another, something else, other, alternative, alternatives, anything else, new idea, anything quick, something quick",
  dislike:
    "cant stand, dont fancy, dont like, hate, hates, sick of, fed up, bored of, cant face, off it, tired of, turns my stomach, smell of, burned, burnt, ruined, not again",
  again:
    "again, repeat, once more, same again, same week, have it again, second time, bring back, another go, wanted it again",
  loved:
    "loved, love, gorgeous, lovely, delicious, so good, yummy, favourite, favorite, loved it, enjoyed, worked, wanted",
  favourite:
    "favourites, favorites, save the recipe, save a recipe, save this recipe, save recipes, bookmark, wheres the recipe from, where is the recipe from, recipe from last week, last weeks recipe, find the recipe again, as a favourite",
  move: "move, push, bring forward, put off, postpone, shift, swap, switch, have it on, do it on, make, eat, cook, change",
  order: "out of order, other way round, around, wrong way round, swap round, back to front",
  upsideDown:
    "upside down, night shift, night shifts, nights at work, back to front, other way round, up all night, work nights, working nights, sleep in the day, sleep all day, sleep during the day",
  freeze: "freeze, freezes, freezing, freezer friendly, be frozen, freezable, can be frozen",
  keep: "does it keep, thing keep, keep for, keeps for, keep in the fridge, last in the fridge, still ok, still okay, still good, still fine, still safe, still eat, how many days does, days ahead, days in the fridge, how long can i keep, how long will it keep, how long do they keep, how long does it keep, stew keep, soup keep, curry keep, it keep, they keep, leftovers keep",
  ahead:
    "in advance, batch, batch cook, make all, cook all, cook it all, all on sunday, all at once, make everything, cook everything, the night before, beforehand, all in one go, make on sunday, cook on sunday, and just heat, meal prep, all the dinners, days ahead, make ahead, cook ahead, ahead of time",
  thaw: "thaw, defrost, out of the freezer, take out of the freezer, get out of the freezer, out the freezer",
  instead:
    "instead, instead of, in place of, what to use, what else can i use, substitute, substitutes, sub for, can it be, could it be, ok with, okay with, work with, replace with, what do i use, what can i use, replacement",
  lack: "we dont get, dont have any, havent got any, have no, got no, ran out, ran out of, run out of, cant find, cant get, shop had no, couldnt find, couldnt get, there isnt any, theres no",
  tick: "tick, ticks, tick off, tick things off, tick it off, cross off, cross it off, mark, mark off, mark as bought, check off, check things off, scratch off, ticked, untick, unmark, uncheck, unticked",
  untick:
    "untick, unmark, uncheck, undo the tick, by mistake, by accident, accidentally, wrong box, wrong one ticked, take the tick off, remove the tick, didnt mean to tick, unticked",
  already:
    "already have, already got, i have, ive got, we have, weve got, have at home, got at home, already, at home, in the cupboard, in the house",
  takeOff:
    "take off, take them off, remove, off the list, cross off, delete, take those off, strike, leave off, take it off, clear",
  twice: "twice, two times, 2x, duplicate, duplicated, two lines, both lines, double",
  aisle:
    "by aisle, aisles, by section, sections, sorted, grouped, by category, order of the shop, organised, organized, in order",
  follows:
    "change, changes, update, updates, follow, follows, adjust, adjusts, by itself, on its own, automatically, too, as well, fix itself, redo",
  send: "send, whatsapp, text, forward, share, email, sms, link, copy, message, get the list to, show, see, print, give",
  print: "print, printed, printer, on paper, pdf, print out, large print",
  someone:
    "husband, hubby, partner, boyfriend, girlfriend, wife, mum, mom, mother, mother in law, mil, sister, brother, friend, someone, somebody, dad, father, neighbour, him, her, them, aunt, granny, nan, flatmate, cousin",
  buy: "buy, shop, shopping, get in, tesco, asda, lidl, aldi, woolies, spar, centra, supermarket, market, store, need from, to get, walmart, target, coles, in the shop, groceries",
  cost: "how much will, how much would, how much does, cost, costs, price, prices, how expensive, quid, what does it come to, add up to, how much money",
  cheaper:
    "cheaper, less expensive, save money, one wage, no money, skint, cost less, less money, on a budget, money is tight, cant afford, on a tight budget",
  portions:
    "portions, portion, servings, serving, serves, amounts, quantities, quantity, stretch, stretch to, enough for, how many does, halve, half the recipe, doubled, triple",
  forPeople:
    "for #, for # people, to #, just for me, just me, only me, # of us, # extra, # more, enough for two, for two people, for one person, work doubled",
  change: "set, change, adjust, alter, make it, how do i, can tonights, could the, stretch, can i set",
  wroteIt:
    "who writes, who wrote, who makes, who made, who does, who creates, who came up with, who decides, where do the, are these, is it written by, written by, made by, who puts, who picks, who chose, who is behind, does a, is there a real",
  author:
    "nutritionist, dietitian, dietician, computer, robot, ai, chef, doctor, human, person, professional, recipes come from, machine, expert, real person, chatgpt",
  nextWeek:
    "next week, next weeks, another week, week after, after seven days, after day 7, after the seven days, end of the seven days, when its over, second week, week two, week 2, new week, once the week is over, when the seven days are over, plan end, plan ends, plan is over, finish the plan, finish the week",
  comes: "come, comes, by itself, what happens, get, press, appear, automatic, then what, does it, start",
  ownRecipe:
    "my own recipe, my own recipes, own recipe, own recipes, own dish, add a recipe, write a recipe, put my recipe, my mums recipe, grannys recipe, my own dishes, put in my own, enter my own, family recipe",
  quickest:
    "quickest, fastest, shortest, takes least, least time, least work, easiest, simplest, least effort, stop in the middle, stop in the middle of",
  why: "why is it always, why always, why so much, why so many, why do i keep getting, why is there so much, why does it keep, why do you keep, how come, # times this week, yogurt four times, # times",
  away: "at my mums, at my mams, at my parents, my parents, holiday, on holiday, away, going away, travelling, staying with, at my mother in laws, in laws, visiting, trip, weekend away, family cooks, my mum is cooking, mum cooks, in hospital, at the hospital",
  pause:
    "pause, stop the plan, put it on hold, on hold, freeze the plan, skip those days, keep going, days run, lose the days, wait for me",
  gift: "brought us, brought me, brought a, brought food, dropped off, dropped over, left us a, gave us a, gave me a, takeaway, ordered in, ate out, eating out, mum cooked, neighbour brought, brought lasagne, sent over",
  missed:
    "missed, skip, skipped, skipping, didnt eat, havent eaten, havent had, didnt have, didnt do, missed the, never had, didnt cook, didnt make, lived on",
  counts:
    "does it count, will it count, does that count, can i still tick, does it still count, skip snack does it matter, does it matter if i skip, if i skip, matter if i skip, ok if i skip, count if i had half, count if i, had half of it",
  startAgain:
    "start again, start over, jump in, from the start, pick up, catch up, where i left off, restart, start from, begin again",
  late: "started late, day # is showing, stuck on day, still on day, still says day, wrong day, its day #, should be day, says day, i started late",
  child:
    "kid, kids, toddler, son, daughter, eldest, year old, year olds, little ones, my boy, my girl, children, teenager, stepson",
  adult:
    "husband, hubby, partner, boyfriend, wife, mother in law, mum, dad, housemate, whole family, everyone, guests, us both, both of us, flatmate",
  eats: "eat, eats, fussy, picky, veggie, vegetarian, vegan, diabetic, coeliac, allergic, suspicious of, wont touch, same food, cooking twice, cook twice, for us both, share it, the same",
  baby: "baby, babys, months old, # months, weaning, # month old",
  appliance:
    "oven, hob, stove, microwave, air fryer, airfryer, blender, food processor, slow cooker, instant pot, pressure cooker, rice cooker, kettle, one pan, one pot, wok, two rings, hotplate, toaster oven, hand blender",
  doable:
    "doable, be made, can i still make, work in, works in, cook in, be done, go in, made with just, time for, how to do, how do i do, only have, in the air fryer, in the microwave, what can i still make, still make, made in",
  left: "leftover, leftovers, left over, half a tin, rest of, remaining, pile of, loads of, glut, going off, need using, need to use up, bag of, too many",
  useUp:
    "use up, fit in, fit them in, use them, what do i do with, what can i do with, what to do with, where can i use, need using, use my, which dish uses, do with the leftover",
  exactly:
    "eat exactly, have to eat exactly, follow exactly, carb count*, exact amounts, to the letter, stick to the plan, alter the amounts, stick to it exactly",
  how: "how, can i, how do i, how can i, where",
  several: "meals, dinners, lunches, breakfasts, dishes, recipes, ones, the meals, meal plan, menu",
  howLong: "how long, how many days, until when",
  that: "that, this, the, those, it",
  missing:
    "need to get, need to buy, need for, just what i need, what do i need, need tomorrow, what do i do with, need to take out",
  fridge: "no fridge, fridge died, fridge broke, without a fridge, fridge is broken, fridge has died, fridge packed in",
  steps:
    "the steps, just the steps, step by step, read me, read it to me, recipe very simple, read out, read the recipe",
  asked:
    "how, can i, can we, can the, can you, could, do i, does, what, whats, where, wheres, which, is there, is it, are there, should, please, would you, why, when, who, will it, id like, i want to, is the, is todays, is my, says #",
}
