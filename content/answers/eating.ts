import type { AnswerFacts } from "#domain/chat/answer.ts"

export const eating: readonly AnswerFacts[] = [
  { id: 181, followUpIds: [183, 6, 19], sources: ["NHS: breastfeeding and diet", "NHS: foods to avoid in pregnancy"] },
  {
    id: 182,
    about: ["baby"],
    followUpIds: [7, 187, 186],
    sources: ["Mennella and Beauchamp 1991: garlic in milk", "NHS: breastfeeding and diet"],
  },
  {
    id: 183,
    followUpIds: [19, 190, 84],
    sources: ["Food Standards Agency 2004: tuna while breastfeeding", "FDA and EPA: advice about eating fish"],
  },
  {
    id: 184,
    followUpIds: [9, 185, 24],
    sources: ["Sylvetsky 2015: non-nutritive sweeteners in breast milk", "LactMed: aspartame"],
  },
  {
    id: 185,
    followUpIds: [10, 193, 1],
    sources: [
      "NHS: caffeine in drinks",
      "EFSA: caffeine while breastfeeding",
      "TTB (United States): alcohol in kombucha",
    ],
  },
  {
    id: 186,
    about: ["baby"],
    guide: "baby-signs#any-age-other",
    followUpIds: [274, 8, 72],
    sources: ["Food Standards Agency and Department of Health (UK) 2009: peanuts while breastfeeding"],
  },
  { id: 187, followUpIds: [509, 188, 15], sources: ["EFSA and IOM: calcium, iodine and protein while breastfeeding"] },
  {
    id: 188,
    followUpIds: [15, 187, 192],
    sources: [
      "Heaney 2005, Creighton University: calcium settles in plant drinks",
      "Food Standards Agency 2009: rice drinks and young children",
    ],
  },
  {
    id: 189,
    followUpIds: [198, 187, 22],
    sources: [
      "American Thyroid Association: iodine and kelp",
      "EFSA: iodine while breastfeeding",
      "Australia, Standard 2.1.1 (2009): iodised salt in bread",
    ],
  },
  {
    id: 190,
    followUpIds: [19, 183, 195],
    sources: ["EFSA: DHA while breastfeeding", "NHS: fish and shellfish; vitamin A"],
  },
  {
    id: 191,
    followUpIds: [262, 190, 22],
    sources: ["NHS: vitamin D", "Food Standards Scotland: vitamin D", "Breastfeeding Network: vitamin D"],
  },
  { id: 192, followUpIds: [17, 72, 188], sources: ["EFSA 2012: protein while breastfeeding"] },
  { id: 193, followUpIds: [9, 185, 5], sources: ["Institute of Medicine 1991: fluids and milk"] },
  { id: 194, followUpIds: [22, 12, 27], sources: ["Institute of Medicine 1991: ordinary food while breastfeeding"] },
  {
    id: 195,
    guide: "body#perineum-piles",
    followUpIds: [18, 177, 235],
    sources: [
      "Chey 2021: kiwifruit, psyllium or prunes for constipation",
      "King's College London 2025: dietary guidance on constipation",
    ],
  },
  { id: 196, followUpIds: [201, 26, 165], sources: ["NHS: heartburn and acid reflux", "NICHD: HELLP syndrome"] },
  {
    id: 197,
    guide: "eating#care-first",
    followUpIds: [212, 247, 199],
    sources: [
      "NICE NG3: diabetes in pregnancy, care after birth",
      "NHS North West London (Know Diabetes): gestational diabetes",
    ],
  },
  {
    id: 198,
    guide: "eating#care-first",
    followUpIds: [1, 189, 204],
    sources: ["Thyroid UK: postpartum thyroiditis", "Mayo Clinic: postpartum thyroiditis"],
  },
  {
    id: 199,
    followUpIds: [197, 231, 126],
    sources: ["e-lactancia (APILAM): polycystic ovary syndrome (2020)", "La Leche League International: PCOS (2016)"],
  },
  {
    id: 200,
    guide: "eating#care-first",
    followUpIds: [511, 21, 73],
    sources: ["Coeliac UK: oats and the gluten-free diet", "NHS: coeliac disease"],
  },
  { id: 201, followUpIds: [25, 196, 209], sources: ["NHS: heartburn and acid reflux"] },
  {
    id: 202,
    guide: "eating#no-diet-now",
    followUpIds: [29, 312, 9],
    sources: [
      "La Leche League International and Human Milk Foundation: fasting and breastfeeding",
      "Institute of Medicine 1991: dieting while breastfeeding",
    ],
  },
  {
    id: 203,
    guide: "eating#no-diet-now",
    followUpIds: [29, 204, 2],
    sources: [
      "Case reports of lactation ketoacidosis: Nnodum 2019, Liu 2021, Borhan 2023",
      "Institute of Medicine 1991: dieting while breastfeeding",
    ],
  },
  {
    id: 204,
    about: ["baby", "weight"],
    guide: "eating#no-diet-now",
    followUpIds: [28, 198, 29],
    sources: [
      "He 2015: breast-feeding and postpartum weight retention, meta-analysis",
      "Institute of Medicine 1991: weight while breastfeeding",
    ],
  },
  {
    id: 205,
    about: ["baby"],
    guide: "breast-and-milk#formula",
    followUpIds: [410, 274, 12],
    sources: ["CDC: honey and infant botulism", "InfantRisk Center: honey and breastfeeding"],
  },
  {
    id: 206,
    followUpIds: [39, 24, 40],
    sources: ["Guia Alimentar para a População Brasileira (2014)", "NHS: breastfeeding and diet"],
  },
  { id: 207, followUpIds: [322, 45, 59], sources: ["Guia Alimentar para a População Brasileira (2014): variety"] },
  { id: 208, about: ["baby"], followUpIds: [265, 284, 115], sources: ["AAP: sitting devices and sleep"] },
  {
    id: 209,
    followUpIds: [504, 505, 508],
    sources: ["NHS and Food Standards Agency: storing leftovers", "Food Standards Agency 2012: freezing and reheating"],
  },
  { id: 210, followUpIds: [512, 514, 513], sources: ["NHS and Food Standards Agency: storing and reheating food"] },
  {
    id: 211,
    followUpIds: [20, 188, 189],
    sources: ["CDC: vitamin B12 and breastfeeding", "AEP, Comité de Lactancia: B12 in vegetarian mothers"],
  },
  {
    id: 212,
    followUpIds: [197, 247, 203],
    sources: ["NICE NG3: insulin after birth", "Tommy's: feeding your baby with type 1 or 2 diabetes"],
  },
  {
    id: 496,
    about: ["baby"],
    followUpIds: [5, 83, 500],
    sources: [
      "Ministério da Saúde (Brazil), quoted: no food makes more or less milk",
      "Institute of Medicine 1991: fluids and milk",
    ],
  },
  {
    id: 497,
    about: ["baby"],
    followUpIds: [11, 496, 193],
    sources: [
      "Mennella and Beauchamp: babies drank less after their mothers drank beer, quoted",
      "Ministério da Saúde (Brazil), quoted: dark beer",
      "Koletzko 2000: beer and breastfeeding",
    ],
  },
  {
    id: 498,
    followUpIds: [19, 247, 183],
    sources: [
      "WHO: salt",
      "Portuguese Stroke Society: soaking salt cod",
      "Norwegian Seafood Council, quoted: hours of soaking",
    ],
  },
  {
    id: 499,
    followUpIds: [207, 17, 40],
    sources: [
      "Guia Alimentar para a População Brasileira (2014): roots, cereals and pulses",
      "WHO and FAO: cassava is eaten cooked",
    ],
  },
  {
    id: 500,
    followUpIds: [6, 287, 4],
    sources: ["NHS: breastfeeding and diet", "Universidade do Estado da Bahia: nothing is forbidden after a birth"],
  },
  {
    id: 501,
    about: ["baby", "weight"],
    guide: "eating#no-diet-now",
    followUpIds: [29, 204, 502],
    sources: [
      "Breastfeeding resource for professionals (hcpbreastfeeding.com): slow loss leaves the milk alone",
      "Institute of Medicine 1991: weight while breastfeeding",
    ],
  },
  {
    id: 502,
    about: ["weight"],
    guide: "eating#no-diet-now",
    followUpIds: [198, 3, 72],
    sources: ["NHS: unintentional weight loss", "Mayo Clinic: postpartum thyroiditis"],
  },
  {
    id: 503,
    followUpIds: [2, 25, 72],
    sources: ["NHS: breastfeeding and diet", "Institute of Medicine 1991: appetite while breastfeeding"],
  },
  {
    id: 504,
    followUpIds: [506, 209, 505],
    sources: ["Food Standards Agency and NHS: storing leftovers", "USDA: leftovers"],
  },
  { id: 505, followUpIds: [209, 41, 508], sources: ["Oregon State University: foods that do not freeze well"] },
  {
    id: 506,
    followUpIds: [504, 507, 209],
    sources: ["USDA: food left out", "Food Standards Agency and NHS: storing leftovers"],
  },
  { id: 507, followUpIds: [508, 504, 435], sources: ["FoodSafety.gov (United States): food in a power outage"] },
  {
    id: 508,
    followUpIds: [505, 209, 507],
    sources: ["Food Standards Agency 2012: freezing and reheating", "FoodSafety.gov (United States): refreezing"],
  },
  {
    id: 509,
    about: ["baby"],
    guide: "eating#care-first",
    followUpIds: [8, 187, 188],
    sources: [
      "NHS Healthier Together (Humber and North Yorkshire): milk-free diet for breastfeeding mothers",
      "Allergy UK: cow's milk allergy",
      "NHS: cow's milk allergy, calcium and vitamin D",
    ],
  },
  {
    id: 510,
    guide: "eating#care-first",
    followUpIds: [311, 322, 247],
    sources: [
      "Florescer itself: the screen Food (November 2026)",
      "Lei 8.234/1991 (Brazil): a personal diet is a dietitian's",
    ],
  },
  {
    id: 511,
    guide: "eating#care-first",
    followUpIds: [200, 73, 21],
    sources: ["Coeliac UK: cross contamination", "Florescer itself: the screen Food (November 2026)"],
  },
  {
    id: 512,
    followUpIds: [210, 514, 507],
    sources: [
      "Florescer itself: the screen Food, what she does not have (November 2026)",
      "NHS: carbon monoxide poisoning",
    ],
  },
  {
    id: 513,
    followUpIds: [210, 514, 322],
    sources: [
      "Florescer itself: the screen Food, what she does not have (November 2026)",
      "Food Standards Agency: cooking until it steams",
    ],
  },
  {
    id: 514,
    followUpIds: [210, 512, 72],
    sources: ["USDA: microwave ovens and food safety", "CDC, quoted: microwave cooking"],
  },
  {
    id: 515,
    followUpIds: [36, 318, 324],
    sources: [
      "Florescer itself: the screen Ask for help (November 2026)",
      "Food Standards Agency and NHS: storing leftovers",
    ],
  },
  { id: 516, followUpIds: [72, 39, 83], sources: ["Florescer itself: its recipes (November 2026)"] },
  { id: 517, followUpIds: [324, 41, 209], sources: ["Florescer itself: its recipes (November 2026)"] },
  {
    id: 518,
    followUpIds: [324, 45, 40],
    sources: ["USDA and FDA: household measures", "Florescer itself: the recipe page (November 2026)"],
  },
  {
    id: 537,
    followUpIds: [508, 504, 85],
    sources: [
      "USDA, quoted: thawing in the fridge, in cold water or in the microwave, never on the counter",
      "USDA, quoted: no frozen meat in a slow cooker",
    ],
  },
  {
    id: 538,
    followUpIds: [504, 505, 506],
    sources: [
      "USDA and FDA, quoted: hard-boiled eggs one week in the fridge, within two hours",
      "American Egg Board, quoted: peeled eggs sooner",
    ],
  },
  {
    id: 539,
    followUpIds: [504, 508, 40],
    sources: [
      "Third-party kitchens: soaking 8 to 12 hours, at most 24 in the fridge",
      "FDA, quoted: kidney beans are boiled hard, not only warmed in a slow cooker",
    ],
  },
  {
    id: 599,
    followUpIds: [10, 12, 14],
    sources: [
      "e-lactancia (APILAM, 2023): caffeine in mate, chimarrão and tereré",
      "EFSA: caffeine while breastfeeding",
      "IARC (2016): very hot drinks",
    ],
  },
  {
    id: 600,
    followUpIds: [14, 20, 167],
    sources: [
      "NHS and Better Health Channel (Victoria), quoted: iron from plants, vitamin C, tea and coffee",
      "IOM: iron while breastfeeding",
    ],
  },
]
