import type { WordsOfPlan } from "#domain/plan/questions/meanings.ts"

export const en: WordsOfPlan = {
  small:
    "a, an, the, of, on, in, to, for, with, at, by, from, and, or, but, so, that, this, these, those, it, its, if, i, me, my, mine, im, ive, id, ill, we, us, our, weve, were, he, him, his, she, her, they, them, their, you, your, is, are, am, be, was, do, does, did, have, has, had, having, got, get, getting, can, could, cant, should, shall, will, would, may, might, must, want, wanna, need, needs, like, please, pls, plz, sorry, hi, hey, hello, thanks, just, really, very, also, too, again, there, theres, here, one, ones, all, any, some, more, much, many, thing, things, stuff, something, anything, im meant to, meant, going to, go, let, lets, ok, okay, now, already, yet, still, well, then, as, up, out, daft, whole, myself, yay or nay, off, heading, there anything, last, count, bad, after, last nights, time, help, ugh, argh, lol",
  elsewhere:
    "bab*, newborn, son, daughter, kid, kids, breast*, nurs*, pump*, formula, bottle, bottles, nipple*, milk supply, dummy, medic*, meds, antidepr*, pill, pills, insulin, inject*, vitamin, vaccin*, jab, jabs, period, weight, kilos, kg, pounds, lbs, hair, doctor, doctors, appointment, birth, hospital, sleep, sleeps, sleeping, sex*, daycare, nursery, work, nap, naps, naptime, tooth, teeth, solids, wean*, puree, cot, crib, bath, nail*, skin, blood, stitches, depress*, sad, anxi*, pregnan*, months, month, weeks old, poo, poop, wee, nappy rash, midwife, health visitor, burp*, wind, colic, latch*, colostrum, engorg*, mastitis, gym, run, running, pilates, exercis*, yoga, uni, office, pooed, help at home, diary, to do list, notification*, guide*, ritual, tidy*, a feed, night feed, night feeds, last feed, next feed, feed her, feed him, feed the, feed my, feeds a day, between feeds, my to do, sertralin*, posolog*, prescri*, prescription",
  what: "what, whats, which, how much, how many, when, where, wheres, who, what now, now what, what about, whats on",
  how: "how, how do i, can i, can we, can my, could i, is there a way, way to, want to, wants to, want, id like, who else, let, where do i add, where can i add, do i start, do i have to, does it matter, is it ok, is it bad, is the meal enough, is there enough",
  show: "show, see, tell, read, open, give, remind, remember, look, check, list, ask, asking, asked, know, say, wants to know",
  today: "today, todays, tonight, tonights, this evening, of the day",
  otherDay:
    "tomorrow, tomorrows, another day, other day, next day, different day, until tomorrow, monday, tuesday, wednesday, thursday, friday, saturday, sunday",
  yesterday: "yesterday, yesterdays, last night, last nights",
  dayNumber: "day #, day #s, days #",
  day: "day, days, a day, # days, week, few days, weekend, halfway, this week, this weeks, for the week",
  breakfast: "breakfast",
  lunch: "lunch, lunches",
  dinner: "dinner, dinners, supper, tea, for tea",
  anyMeal: "meal",
  meals: "meals, menu, dishes, recipes, meal plan, food plan, foods, three meals, the food",
  dish: "dish, recipe, the recipe, this recipe, this dish",
  food: "food, to eat, eat",
  eat: "eat, eating, eats, ate, have, having, had, i eat, be eating, feed, serve",
  cook: "cook, cooking, prep, at the stove, start cooking, cooked",
  plan: "plan, planned, planning, programme, program, checklist, app, coming, menu, whats in store for",
  hungry: "hungry, starving, famished, ravenous, peckish, feed me, need food",
  snack: "snack, snacks, snack ideas, nibble, nibble on, good snack",
  next: "next, next meal",
  now: "now, right now, what now, now what",
  howLong:
    "how long, how many minutes, how many mins, how much time, how fast, how quick, how quickly, when do i start, what time should i start, minutes for, time for, long start to finish",
  prepTime: "prep time, cooking time, cook time, total time, preparation time, time for",
  quick:
    "quick, quick one, fast, long, take long, takes long, take ages, long time, long one, a lot of work, take a long time, is that enough",
  inMinutes: "in # minutes, # minutes, # mins, in # mins, half an hour, in half an hour, an hour, in that, minutes",
  swap: "swap, swapping, change, switch, replace, pick, choose, swop",
  other:
    "another, other, different, else, something else, alternative, alternatives, option, options, instead, rather, not this again, anything else",
  dislike:
    "dont want, dont fancy, dont like, not keen on, cant face, cant stomach, cant be bothered, sick of, bored of, hates, hate, wont touch, dont have the ingredients, out of half, gross, not this, fussy, heart sank, sick of this",
  easier: "easier, quicker, simpler, lighter, faster",
  howMany:
    "how many, how many people, feeds how many, serves how many, how many portions, how many servings, how many we are",
  portions:
    "portions, portion, servings, serving, serve, serves, feed, feeds, amounts, number of people, people, for the family, bigger, does it feed, enough for, is it enough",
  forPeople:
    "for # people, for #, # people, for one, for one person, for two, make it for, feed both, for both of us, both of us, for me and my husband, whole family, family of #, eats too, eating it too, eat it too, more people, how many we are, enough for #, do for #, serve #, feed two, feed #, me and my husband, enough for two",
  weAre:
    "we are #, were #, there are # of us, theres # of us, # of us, its just me, just me, only me, the two of us, cooking for, cook for",
  double: "double, increase, more servings, bigger portions, adjust, make more",
  guests:
    "guest, guests, visitor, visitors, company, hosting, invited, house guests, having people over, having people round, having friends, people coming, extra mouths, for dinner tonight, staying for dinner, staying for lunch, coming to eat, over to eat, joining us",
  family:
    "in laws, inlaws, mother in law, mum, mums, mom, dad, parents, sister, brother, friend, friends, cousin, neighbour, neighbor, grandparents, family, people, someone, somebody, mates, doula, husbands family, # extra, # more, # people, everyone, sisters, grandma*, someones",
  comes:
    "come, comes, coming, come round, coming round, coming over, over, staying, stay, joining, joins, visiting, visit, stopping, invited, round, on the way, staying all week, extra, more, stretch, coming for, tea",
  list: "list, shopping list, grocery list, shopping, the list, my list, on there, on it the list, groceries",
  buy: "buy, buying, bought, need from, shopping, groceries, grocery, get from, need to get, to get from, need for this weeks, need for the week",
  shop: "shop, supermarket, market, tesco, bakery, dairy aisle, lidl, aldi, walmart, target, grocery store, the store",
  missing: "left, missing, need, still, havent, anything else, everything",
  bought: "bought, already bought, did i get everything, got everything, have i got everything",
  home: "at home, in the fridge, in my fridge, fridge, in the freezer, freezer, in my freezer, pantry, cupboard, cupboards, in the house, in the kitchen, got in, have in, have i got in, kitchen",
  have: "have, got, have i got, have we got, do i have, we have, is there, are there, should be, know",
  still: "still, left, any left, already, do i have, have i got, we have",
  shopping: "from the shopping, last weeks shop, ingredients, veg, vegetables, fruit",
  leftovers:
    "leftover, leftovers, left over, left from yesterday, left from last night, left from dinner, left from lunch, lots left, loads of dinner left, made too much, cooked too much, cooked double, half the dinner, half the recipe, portions left, food left over, all left, whats left from, the rest of lunch, the rest of dinner, rest of dinner, with the rest, half is still, dinners all left, leftover dinner, last nights dinner for lunch",
  ready:
    "ready to heat, ready to reheat, heat up, cooked already, anything cooked, cooked food, ready meals, reheat, wasting food, still in the pan, food ready",
  share:
    "share, sharing, send, text, email, print, link, whatsapp, forward, copy, invite, give access, access, log in, add my husband, who else can see, tick things off, show my, let my, show him, show her, send my, send it, ask for help with, use it too, both use it",
  lookOn:
    "see, use, use it, tick, tick off, help, does the cooking, does the shopping, do the shopping, show, let, ask someone, get someone, use it too, both use, give",
  purpose:
    "punish*, fat, calor*, guilt*, excuse, nothing since, anything all, all day, since yesterday, fast, fasting, on purpose, lose weight, helps, hate myself, vomit*, throw up, days without, since",
  change: "swap, switch, change, rearrange",
  someone:
    "husband, partner, boyfriend, wife, mum, mom, mother, mother in law, sister, friend, someone, somebody, somebody else, two people, both, him, her, other half, family group, who else, whatsapp, help, we both",
  missed:
    "miss, missed, missing, skip, skipped, skipping, didnt do, didnt, did nothing, couldnt, couldnt do, couldnt manage, havent done, havent had, havent eaten, havent, not going to manage, cant manage, not doing, forgot, forgot to, never had, never got, no time for, didnt have time, didnt get round, too late for, slept through, didnt finish, didnt open, havent opened, fell off, no lunch, no breakfast, no dinner, didnt cook, didnt make, didnt eat, didnt follow, had to run, didnt do anything, forgot to tick",
  startAgain:
    "start again, start over, start from day #, over again, where i left off, left off, pick up where, back on track, lose my progress, lose the day, wait for me, move on without me, from the beginning, back on the plan",
  pause: "pause, take a break, few days off, a break, break from",
  behind:
    "behind, fell behind, fallen behind, going away, off the plan, off the wagon, stopped on, stopped halfway, been away, take a break, what happens to the plan, what happens with the plan",
  instead:
    "takeaway, ate out, brought food, brought dinner, at my mums, ate something, ate something else, had something else, instead of the, instead of dinner, takeaway instead, had toast, had cereal, cereal for dinner, toast instead, pizza instead, home with pizza, ordered pizza, brought lunch",
  notEaten: "havent eaten, didnt eat, not eaten, didnt cook",
  move: "move, push, save, keep, leave, postpone, put off, put dinner off, shift, bring forward, bring, forward, repeat, until, switch",
  order:
    "order, out of order, swap days, swap the days, mix up, rearrange, reorder, move around, between days, before day, the days, days around, # and #, with day #, around the days, lunch for dinner, dinner for lunch, dinner at lunch, lunch in the evening, postpone, bring forward, meals around, move meals",
  make: "make, making, made, do, prepare",
  isIt: "is, does, will, takes, take",
  back: "carry on, continue, get back, getting back, come back, back into it, back on it, stopped, disappeared, vanished",
  diet: "vegan*, veget*, veggie, coeliac, celiac, cant eat, without, allerg*, intoler*",
  night: "at # am, # am, night, one hand, with one hand, grab, quick, right now, nibble on",
  adding:
    "add, adding, put, pop, stick, chuck, bung, throw, write, note, note down, jot down, include, save, get, can you add, dont let me forget, please add",
  onIt: "is, are, was, were, did i put, did i add, did we put, have i put, have i added, have i got, do i have, do we have, does the list have, got, have, has, include, includes, check if, check, can you check if, see if, look if, look, part, got eggs on, any",
  toGet:
    "do i need to buy, do i need to get, should i buy, need to buy, do i still need, do i still need to get, have i bought, did i buy, did i get, already bought, need to get",
  ranOut: "out of, were out of, run out of, ran out of, need, no more, nearly gone, low on, more",
  anything:
    "something, thing, things, stuff, item, items, other things, other stuff, own things, own items, something else, anything",
  remind: "remind me to buy, remind me to get, dont let me forget to buy, ^add",
  askHelp: "ask for help, ask someone to help, get someone to do",
  haveOf:
    "do i have, do we have, have i got, have we got, have we still got, do i still have, still have, is there any left",
  only: "only, just",
}
