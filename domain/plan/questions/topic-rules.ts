/** Topics of questions that name something in her plan: a dish, a food, a meal, a day, the list or the week. */
export type Topic =
  | "ahead"
  | "aisles"
  | "away"
  | "babyEats"
  | "cost"
  | "exactly"
  | "followsSwap"
  | "freezes"
  | "guests"
  | "had"
  | "inKitchen"
  | "ingredients"
  | "keeps"
  | "minutesOf"
  | "missedDay"
  | "missedMeal"
  | "moved"
  | "nextWeek"
  | "noFridge"
  | "onceOnList"
  | "ownRecipe"
  | "people"
  | "printed"
  | "quickest"
  | "repeat"
  | "replace"
  | "sharing"
  | "steps"
  | "swap"
  | "takenAlong"
  | "tastes"
  | "thaw"
  | "tick"
  | "ticksStay"
  | "toBuyFor"
  | "twoAtTable"
  | "untick"
  | "usedUp"
  | "whichHave"
  | "whichMeatless"
  | "whyAlways"
  | "wrote"

/** The meanings of words in a question on a topic of her plan. */
export type TopicWord =
  | "elsewhere"
  | "how"
  | "asked"
  | "dish"
  | "meal"
  | "day"
  | "week"
  | "several"
  | "program"
  | "list"
  | "which"
  | "whatIn"
  | "has"
  | "swap"
  | "tooSlow"
  | "other"
  | "dislike"
  | "again"
  | "loved"
  | "favourite"
  | "move"
  | "order"
  | "upsideDown"
  | "freeze"
  | "howLong"
  | "keep"
  | "ahead"
  | "thaw"
  | "instead"
  | "lack"
  | "tick"
  | "untick"
  | "already"
  | "takeOff"
  | "twice"
  | "aisle"
  | "follows"
  | "send"
  | "print"
  | "someone"
  | "buy"
  | "missing"
  | "cost"
  | "cheaper"
  | "portions"
  | "forPeople"
  | "change"
  | "wroteIt"
  | "author"
  | "nextWeek"
  | "comes"
  | "ownRecipe"
  | "quickest"
  | "why"
  | "away"
  | "pause"
  | "gift"
  | "missed"
  | "counts"
  | "startAgain"
  | "late"
  | "child"
  | "adult"
  | "eats"
  | "baby"
  | "appliance"
  | "doable"
  | "fridge"
  | "along"
  | "whichDay"
  | "takes"
  | "diet"
  | "prefer"
  | "steps"
  | "left"
  | "that"
  | "useUp"
  | "exactly"
  | "moreAtTable"
  | "onlyDays"
  | "loseTicks"

/**
 * `food` is a food in the table; `question` is a word or sign that asks; `hers` is her plan, her list, her week, or a
 * dish of one of its days.
 */
export type TopicSense = TopicWord | "food" | "hers" | "question" | "twoDays" | "twoMeals"

type Senses = readonly (TopicSense | readonly TopicSense[])[]

/**
 * `asks` must be said in one clause, `of` anywhere in the message, and `not` nowhere in the clause. If `isWeak` is
 * set, an entry of the chat that certainly answers comes first.
 */
export type TopicRule = { topic: Topic; asks: Senses; of?: Senses; not?: readonly TopicSense[]; isWeak?: true }

const several = ["several", "week", "program"] as const

/** The first matching rule decides. */
export const topicRules: readonly TopicRule[] = [
  { topic: "ticksStay", asks: ["loseTicks"], of: [["swap", "change", "list", "tick"]] },
  { topic: "untick", asks: ["untick"], of: ["tick"] },
  { topic: "wrote", asks: ["wroteIt", ["author", ...several, "dish"]], not: ["list", "someone"] },
  { topic: "exactly", asks: ["exactly"], of: [["program", "portions"]] },
  { topic: "ownRecipe", asks: ["ownRecipe"] },

  { topic: "followsSwap", asks: ["list", "follows"], of: [["swap", "change"]] },
  { topic: "onceOnList", asks: ["list", "twice"] },
  { topic: "aisles", asks: ["list", "aisle"], not: ["food"] },
  { topic: "had", asks: ["takeOff"], of: ["already", "food", ["list", "buy"]] },
  { topic: "had", asks: ["takeOff"], of: ["already", "food"], not: ["program", "dish"], isWeak: true },
  { topic: "sharing", asks: ["send", ["someone", "how"]], of: ["someone", ["list", "buy"]], not: ["meal"] },
  { topic: "tick", asks: ["tick"], of: [["list", "buy"]], not: ["someone", "meal", "missed", "day", "untick"] },
  { topic: "toBuyFor", asks: ["onlyDays"], of: [["list", "buy"]], not: ["move", "send"] },
  { topic: "toBuyFor", asks: ["missing", "day"], of: [["list", "buy"]], not: ["move"] },
  { topic: "cost", asks: ["cost", ["list", "week", "program", "buy"]], not: ["food"] },
  { topic: "cost", asks: ["cheaper", ["week", "program", "list"]] },

  { topic: "thaw", asks: ["thaw"], of: [["meal", "dish", "which", "missing"], "day"] },
  { topic: "freezes", asks: ["freeze", ["which", "hers"]], not: ["thaw"], isWeak: true, of: ["question"] },
  { topic: "freezes", asks: ["freeze", "dish"], isWeak: true, of: ["question"] },
  { topic: "ahead", asks: ["ahead", ["which", ...several]], of: ["question", ["hers", "several", "which"]] },
  { topic: "ahead", asks: ["ahead", "day"], of: ["question"], not: ["thaw", "freeze", "doable", "appliance"] },
  { topic: "keeps", asks: ["keep", ["dish", "meal", "food"]], not: ["list"], isWeak: true, of: ["question"] },
  { topic: "keeps", asks: ["keep"], of: ["question", "dish"], not: ["list"], isWeak: true },

  {
    topic: "guests",
    asks: ["moreAtTable"],
    of: ["day", ["someone", "forPeople", "change"]],
    not: ["send", "gift", "dislike"],
  },
  { topic: "people", asks: ["portions", ["meal", "dish"]], of: ["question"] },
  { topic: "people", asks: ["portions", ["change", "forPeople"]], isWeak: true, of: ["question"] },
  { topic: "people", asks: ["change", "forPeople"], of: [["hers", "portions", "dish"]], isWeak: true },
  { topic: "babyEats", asks: ["baby", "eats", ["hers", "dish", "meal"]], isWeak: true, of: ["question"] },
  { topic: "twoAtTable", asks: ["eats", ["child", "adult"], "hers"], of: ["question"], not: ["send", "list", "swap"] },
  { topic: "twoAtTable", asks: ["meal"], of: ["question", "child", "eats"], not: ["has", "swap"] },

  {
    topic: "nextWeek",
    asks: ["nextWeek", "comes"],
    not: ["again", "loved", "favourite", "elsewhere"],
    isWeak: true,
    of: ["question"],
  },
  { topic: "missedDay", asks: ["startAgain"], of: ["question", "missed"] },
  { topic: "missedDay", asks: ["late"], of: [["day", "program"]] },
  { topic: "away", asks: ["pause"], of: ["away", "program"] },
  {
    topic: "missedMeal",
    asks: [["program", "meal", "missing"]],
    of: ["question", "gift", ["meal", "hers"]],
    not: ["baby", "again", "cost", "move", "portions"],
  },
  { topic: "missedMeal", asks: ["missed", "meal"], not: ["baby", "move", "swap"], isWeak: true, of: ["question"] },
  { topic: "missedMeal", asks: ["counts"], of: ["question", ["meal", "hers", "missed"]], not: ["baby"] },
  { topic: "noFridge", asks: ["fridge"], of: [["program", "doable", "dish", "meal"]] },
  { topic: "noFridge", asks: ["program"], of: ["fridge"] },
  { topic: "inKitchen", asks: ["appliance", ["doable", "which"], ["hers", "meal"]], isWeak: true, of: ["question"] },
  { topic: "inKitchen", asks: ["doable", ["which", "hers", "day"]], of: ["question", "appliance"] },
  { topic: "moved", asks: ["upsideDown"], of: ["question", "program"] },
  { topic: "moved", asks: [["program", "meal"]], of: ["question", "upsideDown", "program"] },
  {
    topic: "moved",
    asks: ["twoDays", ["move", "instead"], ["dish", "meal", "food", "that"]],
    not: ["again", "keep", "left"],
    of: ["question"],
  },
  { topic: "moved", asks: [["move", "order"], "twoMeals"], not: ["again"], of: ["question"] },
  {
    topic: "repeat",
    asks: ["again", ["dish", "meal", "food"]],
    of: ["question", ["hers", "loved", "that"]],
    not: ["dislike", "keep"],
  },
  { topic: "repeat", asks: ["again", "week"], of: ["question"], not: ["dislike", "food", "dish", "meal"] },
  { topic: "repeat", asks: ["again"], of: ["question", "loved", ["dish", "meal", "week"]], not: ["dislike"] },
  { topic: "repeat", asks: ["favourite", ["dish", "hers"]], of: ["question"] },

  {
    topic: "quickest",
    asks: ["quickest", ["several", "week", "which"]],
    of: [["hers", "several", "meal"]],
    not: ["other", "swap"],
  },
  { topic: "tastes", asks: ["prefer", ["program", "week", "meal", "several"]], isWeak: true },
  { topic: "whichMeatless", asks: ["which", "diet", "hers"] },
  { topic: "whichMeatless", asks: ["diet", ["which", "several"]], of: ["question", ["hers", "several"]], isWeak: true },
  { topic: "whichHave", asks: ["whichDay", ["dish", "food"]] },
  { topic: "minutesOf", asks: ["takes", "dish"], of: ["question"] },
  { topic: "whyAlways", asks: ["why", "food"], of: [["hers", "question"]] },
  { topic: "steps", asks: ["steps", ["meal", "dish"]] },
  { topic: "swap", asks: ["swap", "food", ["hers", "day"]], not: ["list", "order", "instead", "portions", "which"] },
  { topic: "swap", asks: ["swap", "day", ["dish", "meal"]], not: ["list", "order", "instead", "twoDays", "ahead"] },
  { topic: "swap", asks: ["swap", ["food", "dish"]], of: ["dislike"], not: ["list", "instead", "which"], isWeak: true },
  { topic: "swap", asks: ["tooSlow", "dish"], of: ["meal"] },
  { topic: "swap", asks: ["other"], of: ["dislike", ["dish", "meal"]] },
  { topic: "swap", asks: [["other", "tooSlow"]], of: ["dislike", "food"], isWeak: true },
  { topic: "replace", asks: ["instead"], of: ["food", "lack"], not: ["keep", "twoDays"] },
  { topic: "replace", asks: ["instead"], of: ["food", ["dish", "lack", "program"]], not: ["keep"], isWeak: true },
  { topic: "usedUp", asks: ["useUp"], of: ["question", "food", "left"], isWeak: true },
  { topic: "usedUp", asks: ["useUp"], of: ["question", "food", "already", "hers"] },
  { topic: "ingredients", asks: ["whatIn", "dish"], of: [["day", "that", "hers"]] },
  { topic: "whichHave", asks: ["which", "has", "food"], of: ["question", ["hers", "several", "dish"]], isWeak: true },
  { topic: "whichHave", asks: ["has", "food", "day"], of: ["question", "dish"] },
  { topic: "printed", asks: ["print"], of: [["hers", "dish"]] },
  { topic: "takenAlong", asks: ["program"], of: ["along"] },
  { topic: "takenAlong", asks: ["along"], of: ["question", ["program", "week", "dish", "meal"]], isWeak: true },
]
