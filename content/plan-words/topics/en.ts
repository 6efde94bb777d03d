import type { WordsOfTopics } from "#domain/plan/questions/topic-question.ts"

export const en: WordsOfTopics = {
  elsewhere:
    "stretch mark*, breast*, nurse, nursing, pump*, expressed, express, bottle, bottles, formula, nipple*, latch*, supply, medic*, meds, antidepr*, pill, pills, insulin dose, vitamin*, vaccin*, jab, jabs, period, stitches, blood, bleed*, pain, hurts, sore, fever, doctor said, swollen, dummy, nappy, nappies, poo, poop, pee, wee, bath, nap, naps, cot, crib, pregnancy test, condom, sex, diary, password, reminder*, notification*, teat, breastmilk, milk supply, colic, reflux, rash, scar, crying, cries, tooth, teeth, placenta, sterilis*, weigh, weight, kilos, calories, calorie, depress*, sad, anxi*",
  dish: "dish, recipe, plate, soup, stew, curry, bowl, salad, pasta, risotto, omelette, omelet, smoothie, porridge, oats, overnight thing, pancakes, pancake, crepes, meatballs, mince, burger, burgers, pie, casserole, traybake, wrap, wraps, tacos, bolognese, lasagne, lasagna, sauce, roast, one, dal, daal, stir fry, noodles, muffin, mug cake, quesadilla, scrambled eggs, jollof, shakshuka, frittata, smoothie breakfast, thing, chilli, recipes, dishes, the veg, burgers",
  meal: "breakfast, lunch, dinner, tea, supper, snack, snacks, breakfasts, lunches, dinners, meal, meals",
  day: "today, todays, tonight, tonights, tomorrow, tomorrows, yesterday, monday, mondays, tuesday, tuesdays, wednesday, wednesdays, thursday, thursdays, friday, fridays, saturday, saturdays, sunday, sundays, sat, day #, next # days, next couple of days, next two days, weekend",
  week: "all this, all of this, the week, this week, my week, whole week, all week, seven days, 7 days, for the week, of the week, the 7, this weeks, last week, weeks menu, same week",
  program: "plan, plans, programme, meal plan, menu, the app",
  list: "list, shopping list, shopping, groceries, grocery",
  which:
    "which, which ones, any of the, what of the, what on the plan, what in the plan, what from the plan, what off the plan, is there any, are there any, are there ones, is there ones, have any, what day, do any, does anything, all of it, what can i still, is there pasta, of the seven, which of these, which dish, which dishes, which meals, which dinner, which day, which recipe, which lunches, anything this week, anything in the plan, anything on the plan, what day is",
  whatIn:
    "whats in, what is in, what goes in, whats in the, ingredients, ingredient, made of, made from, what do i need for, what does it take",
  has: "contain, contains, in it, have, has, include, includes, is there, got, have any, any in it, in them, is it made with, uses up, uses",
  swap: "swap, swop, change, replace, switch, trade, get rid of",
  tooSlow:
    "quicker, faster, something quicker, anything quicker, anything quick, something quick, no time for, easier, something easier, simpler",
  other:
    "another, something else, other, alternative, alternatives, anything else, new idea, anything quick, something quick",
  dislike:
    "cant stand, dont fancy, dont like, hate, hates, sick of, fed up, bored of, cant face, off it, tired of, turns my stomach, smell of, burned, burnt, ruined, not again",
  again:
    "again, repeat, once more, same again, same week, have it again, second time, bring back, another go, wanted it again, cook it again, make it again, eat it again, do it again, have that again, have the same",
  loved:
    "loved, love, gorgeous, lovely, delicious, so good, yummy, favourite, favorite, loved it, enjoyed, worked, wanted, loved it, was lovely, was gorgeous, was amazing, smashed it, went down well, hit the spot",
  favourite:
    "favourites, favorites, save the recipe, save a recipe, save this recipe, save recipes, bookmark, wheres the recipe from, where is the recipe from, recipe from last week, last weeks recipe, find the recipe again, as a favourite",
  move: "move, push, bring forward, put off, postpone, shift, swap, switch, have it on, do it on, make, eat, cook, change, have tonights, have tomorrows, do tomorrows, do thursdays, cook tomorrows, leave until, leave till, instead of tonight, do sundays",
  order:
    "out of order, other way round, around, wrong way round, swap round, back to front, at lunchtime, at dinner time, at dinnertime, for breakfast instead",
  upsideDown:
    "upside down, night shift, night shifts, nights at work, back to front, other way round, up all night, work nights, working nights, sleep in the day, sleep all day, sleep during the day",
  freeze:
    "freeze, freezes, freezing, freezer friendly, be frozen, freezable, can be frozen, go in the freezer, freezer it, suitable for freezing, freeze it, freeze half",
  keep: "does it keep, thing keep, keep for, keeps for, keep in the fridge, last in the fridge, still ok, still okay, still good, still fine, still safe, still eat, how many days does, days ahead, days in the fridge, how long can i keep, how long will it keep, how long do they keep, how long does it keep, stew keep, soup keep, curry keep, it keep, they keep, leftovers keep, still grand, still safe to eat, any good still, how long is it good for, still be ok, keep till, keep until, last till, last until, be ok tomorrow, ok to eat tomorrow, keep overnight",
  ahead:
    "make tomorrows, do tomorrows, cook tomorrows, prep tomorrows, in advance, batch, batch cook, make all, cook all, cook it all, all on sunday, all at once, make everything, cook everything, the night before, beforehand, all in one go, make on sunday, cook on sunday, and just heat, meal prep, all the dinners, days ahead, make ahead, cook ahead, ahead of time, do in advance, prep on, prep ahead, the day before, make tomorrows tonight, cook tonight for tomorrow, get ahead, all in one day, cook once, one big cook, make the week, make a few, prep the night before",
  thaw: "thaw, defrost, out of the freezer, take out of the freezer, get out of the freezer, out the freezer, out to defrost, take anything out of the freezer, get out to thaw, from the freezer for tomorrow",
  instead:
    "be made with, instead, instead of, in place of, what to use, what else can i use, substitute, substitutes, sub for, can it be, could it be, ok with, okay with, work with, replace with, what do i use, what can i use, replacement, what could i use, what would work, anything else i can use, is there something i can use, will do instead, will that do, does it matter if i use, can i just use, can i swap in, does it have to be, is it ok with, what do i put, can i leave it out, can i do it with, sub, swap in, what else goes in, what else can go in, what fish instead, instead in that",
  lack: "everything except the, we dont get, dont have any, havent got any, have no, got no, ran out, ran out of, run out of, cant find, cant get, shop had no, couldnt find, couldnt get, there isnt any, theres no, dont have the, dont have, im out of, all out of, no sign of, shop was out of, shop is out of, none left, forgot to buy, forgot, didnt get, hate the price, too dear, cant afford the, not in season",
  tick: "ticked off, ticked all, tick, ticks, tick off, tick things off, tick it off, cross off, cross it off, mark, mark off, mark as bought, check off, check things off, scratch off, ticked, untick, unmark, uncheck, unticked, got it already ticked, tick it, cross things off, cross stuff off, mark things, tick stuff",
  untick:
    "which i do not have, hasnt actually, but i didnt buy, but i havent bought, untick, unmark, uncheck, undo the tick, by mistake, by accident, accidentally, wrong box, wrong one ticked, take the tick off, remove the tick, didnt mean to tick, unticked, clicked by mistake, tapped by mistake, ticked by mistake, wrong thing, undo it, ticked the wrong",
  already:
    "already have, already got, i have, ive got, we have, weve got, have at home, got at home, already, at home, in the cupboard, in the house, got plenty of, have loads of, have plenty, got loads of, theres already, in already",
  takeOff:
    "take off, take them off, remove, off the list, cross off, delete, take those off, strike, leave off, take it off, clear, take away, strike off, not buy, dont need",
  twice:
    "twice, two times, 2x, duplicate, duplicated, two lines, both lines, double, listed twice, there twice, on there twice, down twice, says it twice, same item",
  aisle:
    "by aisle, aisles, by section, sections, sorted, grouped, by category, order of the shop, organised, organized, in order, by department, veg together, all together, grouped by, aisle by aisle, in sections, split up by, which section, in order of the, order of the aisles",
  follows:
    "change, changes, update, updates, follow, follows, adjust, adjusts, by itself, on its own, automatically, too, as well, fix itself, redo, update the list, list change too, list know, list sort itself, list still right, list alter",
  send: "send, whatsapp, text, forward, share, email, sms, link, copy, message, get the list to, show, see, print, give, send my, to my phone, send it to",
  print:
    "print, printed, printer, on paper, pdf, print out, large print, print off, on the fridge, written down, copy on paper",
  someone:
    "husband, hubby, partner, boyfriend, girlfriend, wife, mum, mom, mother, mother in law, mil, sister, brother, friend, someone, somebody, dad, father, neighbour, him, her, them, aunt, granny, nan, flatmate, cousin, mam, mammy, nana, boyfriends, in laws",
  buy: "buy, shop, shopping, get in, tesco, asda, lidl, aldi, woolies, spar, centra, supermarket, market, store, need from, to get, walmart, target, coles, in the shop, groceries",
  cost: "how much will, how much would, how much does, cost, costs, price, prices, how expensive, quid, what does it come to, add up to, cost of the, cost me, ballpark, expensive is, price of",
  cheaper:
    "cheaper, less expensive, save money, one wage, no money, skint, cost less, less money, on a budget, money is tight, cant afford, on a tight budget, on a shoestring, tight this week, money is tight this week, cheapest, bring the cost down, spend less, tight budget, broke",
  portions:
    "portions, portion, servings, serving, serves, amounts, quantities, quantity, stretch, stretch to, enough for, how many does, halve, half the recipe, doubled, triple, too much food, too little, smaller amount, for one person, portion size, scale it",
  forPeople:
    "for #, for # people, to #, just for me, just me, only me, # of us, # extra, # more, enough for two, for two people, for one person, work doubled, for five, for six, for three, for four, for eight, stretch to #, six of us, five of us, four of us, three of us, for the two of us, im on my own, on my own now",
  change:
    "set, change, adjust, alter, make it, how do i, can tonights, could the, stretch, can i set, change how many, can the recipe, is there a way to, update",
  wroteIt:
    "who writes, who wrote, who makes, who made, who does, who creates, who came up with, who decides, where do the, are these, is it written by, written by, made by, who puts, who picks, who chose, who is behind, does a, is there a real, who cooks up, who came up with these, written by a, behind these recipes, who designs, who designed, who plans, who picked",
  author:
    "nutritionist, dietitian, dietician, computer, robot, ai, chef, doctor, human, person, professional, recipes come from, machine, expert, real person, chatgpt, actual person, human being, real chef, qualified",
  nextWeek:
    "next week, next weeks, another week, week after, after seven days, after day 7, after the seven days, end of the seven days, when its over, second week, week two, week 2, new week, once the week is over, when the seven days are over, plan end, plan ends, plan is over, finish the plan, finish the week, week 2, when the week is up, when the week is done, when i get to day 7, after this week, finished all seven, when im done, once i finish, do i get new recipes, new recipes, new dishes",
  comes:
    "come, comes, by itself, what happens, get, press, appear, automatic, then what, does it, start, what then, whats next, do i get, will i get, how do i get, when do, when does, is that it",
  ownRecipe:
    "my own recipe, my own recipes, own recipe, own recipes, own dish, add a recipe, write a recipe, put my recipe, my mums recipe, grannys recipe, my own dishes, put in my own, enter my own, family recipe",
  quickest:
    "quickest, fastest, shortest, takes least, least time, least work, easiest, simplest, least effort, stop in the middle, stop in the middle of, least faff, quickest to make, one with the least, under 15 minutes, shortest time, simplest one, lowest effort",
  why: "why is it always, why always, why so much, why so many, why do i keep getting, why is there so much, why does it keep, why do you keep, how come, # times this week, yogurt four times, # times",
  away: "at my mums, at my mams, at my parents, my parents, holiday, on holiday, away, going away, travelling, staying with, at my mother in laws, in laws, visiting, trip, weekend away, family cooks, my mum is cooking, mum cooks, in hospital, at the hospital, at my mam, at my mums, at mums, at my nans, in hospital for, on our holidays, at the in laws, my mother is feeding, somebody else cooks, someone else is cooking, mil is cooking",
  pause:
    "pause, stop the plan, put it on hold, on hold, freeze the plan, skip those days, keep going, days run, lose the days, wait for me, do i stop, what happens to, does it keep running, lose my days, lose days, put on hold, come back to it",
  gift: "brought us, brought me, brought a, brought food, dropped off, dropped over, left us a, gave us a, gave me a, takeaway, ordered in, ate out, eating out, mum cooked, neighbour brought, brought lasagne, sent over, brought over, dropped in, left a, cooked for us, cooked us, got a takeaway, had a takeaway, went out for dinner, had pizza, had chips, bought dinner, ate at my, ate out last, ate at my mums",
  missed:
    "missed, skip, skipped, skipping, didnt eat, havent eaten, havent had, didnt have, didnt do, missed the, never had, didnt cook, didnt make, lived on, didnt manage, couldnt manage, fell off, gave up, havent opened, havent done, havent followed, forgot about, ignored, didnt touch, wasnt able",
  counts:
    "does it count, will it count, does that count, can i still tick, does it still count, skip snack does it matter, does it matter if i skip, if i skip, matter if i skip, ok if i skip, count if i had half, count if i, had half of it",
  startAgain:
    "start again, start over, jump in, from the start, pick up, catch up, where i left off, restart, start from, begin again, get back into, get back on, back to day 1, from scratch, start fresh, move on to, carry on from, keep going from, where do i pick, do i skip to, skip ahead",
  late: "started late, day # is showing, stuck on day, still on day, still says day, wrong day, its day #, should be day, says day, i started late",
  child:
    "kid, kids, toddler, son, daughter, eldest, year old, year olds, little ones, my boy, my girl, children, teenager, stepson, four year old, three year old, my eldest, big brother, big sister, wee one, the kids, my kids, my other child",
  adult:
    "husband, hubby, partner, boyfriend, wife, mother in law, mum, dad, housemate, whole family, everyone, guests, us both, both of us, flatmate",
  eats: "eat, eats, fussy, picky, veggie, vegetarian, vegan, diabetic, coeliac, allergic, suspicious of, wont touch, same food, cooking twice, cook twice, for us both, share it, the same, eat the same, hate, fussy eater, plain food, share my dinner, share our dinner, have what we have, have some of, have some of, have a bit of, some of our",
  baby: "baby, babys, months old, # months, weaning, # month old",
  appliance:
    "oven, hob, stove, microwave, air fryer, airfryer, blender, food processor, slow cooker, instant pot, pressure cooker, rice cooker, kettle, one pan, one pot, wok, two rings, hotplate, toaster oven, hand blender, gas is off, no gas, hob is broken, cooker broke, one ring, induction ring, halogen, george foreman, sandwich toaster, steamer, thermomix",
  doable:
    "doable, be made, can i still make, work in, works in, cook in, be done, go in, made with just, time for, how to do, how do i do, only have, in the air fryer, in the microwave, what can i still make, still make, made in, can it be, can that be, how would i, how do i make, work without, instead of the oven, without an, without the, do in a, cook it in, made in a, possible in",
  left: "leftover, leftovers, left over, half a tin, rest of, remaining, pile of, loads of, glut, going off, need using, need to use up, bag of, too many, leftover, half a, a bit of, some leftover, still have half, bag of spinach going, on its last legs, about to turn, soft",
  useUp:
    "use up, fit in, fit them in, use them, what do i do with, what can i do with, what to do with, where can i use, need using, use my, which dish uses, do with the leftover, what to make with, where does it go, any use for, what can i make with, anything i can do with, put it in, chuck it in, throw it in, which recipe uses, use up the, use them up, used in",
  exactly:
    "eat exactly, have to eat exactly, follow exactly, carb count*, exact amounts, to the letter, stick to the plan, alter the amounts, stick to it exactly",
  how: "how, can i, how do i, how can i, where",
  several: "meals, dinners, lunches, breakfasts, dishes, recipes, ones, the meals, meal plan, menu",
  howLong: "how long, how many days, until when",
  that: "that, this, the, those, it",
  missing:
    "need to get, need to buy, need for, just what i need, what do i need, need tomorrow, what do i do with, need to take out, what is left to get, what else for, all i need for, only what i need, just for tomorrow, do i have everything for, ingredients for tomorrow, shopping for tomorrow, what to get for, need from the shop for, need to thaw, thaw anything, anything to thaw, anything for tomorrow",
  fridge: "no fridge, fridge died, fridge broke, without a fridge, fridge is broken, fridge has died, fridge packed in",
  steps:
    "the steps, just the steps, step by step, read me, read it to me, recipe very simple, read out, read the recipe, talk me through, walk me through, read aloud, out loud, hands are full",
  asked:
    "how, can i, can we, can the, can you, could, do i, does, what, whats, where, wheres, which, is there, is it, are there, should, please, would you, why, when, who, will it, id like, i want to, is the, is todays, is my, says #",
  along:
    "lunchbox, lunch box, packed lunch, take to work, take with me, bring to work, pack for, flask, on the go, eat cold, out all day, day out, well be out, on the train, picnic, in a tub",
  prefer:
    "mostly, more indian, more spicy, more fish, more meat, more veg, more vegetables, more beans, less meat, less sweet, less pasta, less rice, less spicy, fewer, lighter meals, cold meals, everything cold, no soups, more traditional, food from my country, my own culture, only at weekends, more filling, twice a week, want fish, want more, want less, not pasta",
  whichDay: "what day is, what day are, which day is, which day are, when is the, when are the, what day has",
  takes: "take, takes",
  diet: "vegetarian, veggie, vegan, meatless",
  moreAtTable:
    "of us then, staying for dinner, staying for lunch, staying until, flying in, coming for dinner, coming for lunch, for some days only, only that day, just that day, for one day only, for that day",
  onlyDays:
    "through monday, through tuesday, through wednesday, through thursday, through friday, through saturday, through sunday, until monday, until tuesday, until wednesday, until thursday, until friday, until saturday, until sunday, until tomorrow, next # days, just # days, only # days, for # days, those days on, just those days, only those days",
  loseTicks:
    "lose my ticks, lose the ticks, lose what i ticked, lose my checks, keep my ticks, do the ticks stay, untick everything, clear my ticks, erase my ticks, wipe my ticks, lose what ive ticked",
}
