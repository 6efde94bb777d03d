import type { SearchWords } from "#domain/guides/search-words.ts"

export const en: SearchWords = {
  beside: "baby bub infant newborn my the a is has got went him her his he she son daughter very all of in with to",
  leadTo: {
    "baby-emergency": {
      always:
        "wont wake, cant wake, not waking, unresponsive, unconscious, turning blue, went blue, blue lips, lips blue, floppy, limp, lethargic, seizure, seizures, convulsion, convulsing, febrile, eyes rolled, fell off, fell bed, fell down, rolled off, dropped baby, head bump, bumped head, hit head, banged head, head injury, green vomit, green sick, vomit green, vomiting green, spots dont fade, meningitis, soft spot, fontanelle, fast breathing, breathing fast, grunting, wheezing, struggling breathe, trouble breathing, cant breathe, not feeding, wont feed, refuses feed, blood poop, blood poo, blood stool, nosebleed, wont stop crying, high pitched cry, lump head, purple spots, purple rash, newborn fever, baby fainted, car crash, car accident",
      alone: "doesnt wake, not wake, blue, fell, fall, head, fit, cold, grey, fitting, shaking, rash",
    },
    "not-breathing": {
      always:
        "not breathing, isnt breathing, stopped breathing, cant breathe, cannot breathe, no breath, cpr, rescue breaths, resuscitation, cardiac arrest, doesnt breathe",
      alone: "blue, limp, unconscious, unresponsive",
    },
    choking: {
      always:
        "choke, choked, choking, chokes, heimlich, suffocating, something stuck throat, stuck throat, cant breathe",
      alone: "throat, gagging",
    },
    "under-water": {
      always:
        "drowned, drowning, drown, under water, underwater, slipped bath, fell pool, fell bath, inhaled water, swallowed water",
      alone: "pool, bucket",
    },
    burn: {
      always:
        "burned, scald, scalded, boiling water, hot water spilled, electric shock, electrocuted, electrocution, electricuted, chemical eye, chemical skin, burnt hand, burned hand, burnt finger, burned finger, burnt skin, burnt baby",
      alone: "stove, oven, kettle, shock, burn, burnt, burns, hot tea, hot coffee, socket, acid, bleach",
    },
    bite: {
      always: "bitten, bit by, dog bit, cat bit, scorpion, snake, rabies, cat scratch, scratched by, bit dog, bit cat",
      alone: "stung, sting, dog, bite, bites, spider, bat",
    },
    poison: {
      always:
        "poison, poisoned, poisoning, overdose, overdosed, swallowed, ingested, wrong dose, double dose, too much paracetamol, too much calpol, too much medicine, wrong medicine, button battery, carbon monoxide, gas leak, ate coin, ate pill, ate soap, ate plant, ate battery, double calpol, double paracetamol, double tylenol",
      alone: "pill, pills, tablet, tablets, coin, detergent, chemical, battery, magnet, bleach",
    },
    "harm-to-baby": {
      always: "shook, shake baby, shaken, hurt my baby, hurting baby, harm my baby, wont stop crying",
    },
    "self-harm": {
      always:
        "suicidal, suicide, kill myself, want to die, wanna die, end it all, cut myself, self harm, dont want live",
    },
    psychosis: {
      always: "hearing voices, hallucinating, hallucination, psychosis, paranoid, delusion",
      alone: "voices, manic",
    },
    "mother-emergency": {
      always:
        "hemorrhage, haemorrhage, bleeding lots, bleeding heavy, bleeding heavily, heavy bleeding, lots of blood, soaked pad, chest pain, tight chest, cant breathe, short of breath, fainted, passed out, blurry vision, blurred vision, eclampsia, preeclampsia, embolism, heart attack, sepsis, bad headache, worst headache, passed clot, big clot, large clot, dizzy bleeding, cant pee, cannot pee, cant urinate, soaking pads",
      alone: "blood, faint, stroke, clot, clots",
    },
    violence: {
      always:
        "raped, rape, hit me, hits me, beat me, beats me, abuse, abused, abusive, strangled, choked me, threatens me, domestic violence, sexual assault, forced me",
    },
    "same-day-baby": {
      always: "dehydrated, no wet diaper, no wet nappy, dry diaper",
      alone: "cough",
    },
    "same-day-mother": { always: "high blood pressure, hypertension" },
    "eating-disorder": {
      always: "bulimia, bulimic, anorexia, anorexic, binge, purge, purging",
    },
    "baby-signs#yellow-skin": {
      always: "jaundice, jaundiced",
      alone: "yellow",
    },
    "baby-signs#fever-by-age": {
      always: "hot to touch, temp",
      alone: "temperature",
    },
    "baby-signs#poo": { always: "diarrhea, diarrhoea, runny poo, runny poop" },
  },
}
