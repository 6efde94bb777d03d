import type { AnswerFacts } from "#domain/chat/answer.ts"

export const mind: readonly AnswerFacts[] = [
  {
    id: 281,
    guide: "mood-and-sleep#longer-than-two-weeks",
    followUpIds: [282, 55, 66],
    sources: ["NHS (Guy’s and St Thomas’): feelings after birth", "NICE: low mood after birth"],
  },
  {
    id: 282,
    guide: "mood-and-sleep#asking-for-help",
    followUpIds: [281, 66, 60],
    sources: ["NHS (Guy’s and St Thomas’): feelings after birth", "NICE: low mood after birth"],
  },
  {
    id: 283,
    guide: "mood-and-sleep#anger",
    followUpIds: [61, 36, 251],
    sources: [
      "NHS Healthier Together and ICON: put the baby down, never shake",
      "NICE: low mood and irritability after birth",
    ],
  },
  {
    id: 284,
    guide: "mood-and-sleep#sentence-for-doctor",
    followUpIds: [295, 60, 265],
    sources: ["Patient.info: anxiety after birth", "NHS (West Suffolk): anxiety after birth"],
  },
  {
    id: 285,
    about: ["baby"],
    guide: "mood-and-sleep#frightening-thoughts",
    followUpIds: [38, 283, 60],
    sources: [
      "SIGN (Scotland): intrusive thoughts after birth",
      "Fairbrother 2022: unwanted thoughts of harm after birth",
    ],
  },
  {
    id: 286,
    guide: "mood-and-sleep#asking-for-help",
    followUpIds: [287, 36, 269],
    sources: ["Bliss: visitors at home"],
  },
  {
    id: 287,
    guide: "mood-and-sleep#asking-for-help",
    followUpIds: [286, 289, 36],
    sources: ["NCT: partner, family and friends after a baby"],
  },
  {
    id: 288,
    about: ["baby"],
    guide: "mood-and-sleep#shared-nights",
    followUpIds: [472, 471, 129],
    sources: ["NHS and The Lullaby Trust: sofas and armchairs", "NICE: mood and sleep after birth"],
  },
  {
    id: 289,
    guide: "mood-and-sleep#for-the-family",
    followUpIds: [291, 36, 234],
    sources: ["NCT: relationships after a baby", "NHS: sex after birth"],
  },
  {
    id: 290,
    about: ["baby"],
    followUpIds: [535, 534, 488],
    sources: ["HSE: preparing older children", "NCT: sibling jealousy"],
  },
  {
    id: 291,
    guide: "mood-and-sleep#for-the-family",
    followUpIds: [289, 36, 38],
    sources: ["NHS England 2018: partners’ mental health", "NHS (Guy’s and St Thomas’): depression in partners"],
  },
  {
    id: 292,
    guide: "mood-and-sleep#asking-for-help",
    followUpIds: [521, 522, 303],
    sources: ["Family Lives: going back to work after a baby"],
  },
  {
    id: 293,
    about: ["baby"],
    guide: "mood-and-sleep#longer-than-two-weeks",
    followUpIds: [294, 38, 281],
    sources: ["Tommy’s: bonding can take time", "NICE: low mood after birth"],
  },
  {
    id: 294,
    guide: "mood-and-sleep#sentence-for-doctor",
    followUpIds: [68, 38, 246],
    sources: [
      "NHS (Kent and Medway): birth trauma",
      "NHS (Chelsea and Westminster): support after a traumatic birth",
      "NHS (Northamptonshire): birth reflections",
    ],
  },
  {
    id: 295,
    guide: "mood-and-sleep#asking-for-help",
    followUpIds: [60, 284, 36],
    sources: ["Mind (South East London) 2022: loneliness of new parents", "NICE: low mood after birth"],
  },
  {
    id: 296,
    guide: "mood-and-sleep#forced-sex",
    followUpIds: [231, 294, 36],
    sources: [
      "WHO: clinical care after sexual violence, HIV within 72 hours, emergency contraception up to 5 days",
      "Ministério da Saúde, Brazil, and Lei 12.845/2013: care without a police report",
    ],
  },
  {
    id: 471,
    about: ["baby"],
    guide: "mood-and-sleep#shared-nights",
    followUpIds: [288, 472, 289],
    sources: [
      "From Dads to Dads (United Kingdom): breastfeeding",
      "National Childbirth Trust: tips for fathers",
      "Breastfeeding in Sheffield: family and friends",
    ],
  },
  {
    id: 472,
    about: ["baby"],
    guide: "mood-and-sleep#shared-nights",
    followUpIds: [288, 471, 289],
    sources: ["NICE: mood and sleep after birth", "NCT: relationships after a baby"],
  },
  {
    id: 530,
    about: ["baby"],
    followUpIds: [36, 245, 288],
    sources: [
      "National Hospital for Neurology (London): resource for occupational therapists of parents",
      "Disabled parents' equipment: Disabled Living Foundation",
    ],
  },
  {
    id: 531,
    followUpIds: [295, 36, 170],
    sources: ["National Autistic Society: breastfeeding", "PANDA (Australia): neurodiverse parents"],
  },
  {
    id: 532,
    about: ["baby"],
    followUpIds: [293, 533, 295],
    sources: ["Adoption Connection: post-adoption depression", "Tommy's: bonding with your baby"],
  },
  {
    id: 533,
    about: ["baby"],
    followUpIds: [536, 293, 301],
    sources: [
      "McKelvey, University of Connecticut: the other mother, quoted by The Atlantic (2014)",
      "Tommy's: bonding with your baby",
    ],
  },
  {
    id: 534,
    about: ["baby"],
    followUpIds: [290, 535, 121],
    sources: ["HSE: preparing older children", "NCT: sibling jealousy, 10 tips"],
  },
  {
    id: 535,
    about: ["baby"],
    followUpIds: [290, 534, 409],
    sources: ["HSE: preparing older children", "NCT: sibling jealousy, 10 tips"],
  },
]
