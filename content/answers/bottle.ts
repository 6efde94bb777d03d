import type { AnswerFacts } from "#domain/answer.ts"

export const bottle: readonly AnswerFacts[] = [
  {
    id: 145,
    guide: "bottle-and-pump#by-hand",
    followUpIds: [134, 165, 160],
    sources: [
      "NHS (West Suffolk) and Isle of Man: expressing by hand",
      "Royal Women’s Hospital (Melbourne): expressing",
    ],
  },
  {
    id: 146,
    about: ["baby"],
    guide: "bottle-and-pump#pump",
    followUpIds: [147, 145, 160],
    sources: [
      "HSE: expressing for a baby in hospital",
      "NHS (East Midlands neonatal network): expressing",
      "La Leche League: double pumping",
    ],
  },
  {
    id: 147,
    about: ["baby"],
    guide: "bottle-and-pump#rhythm",
    followUpIds: [148, 126, 146],
    sources: ["Mohrbacher (IBCLC): how much milk to expect from a pump"],
  },
  {
    id: 148,
    about: ["baby"],
    guide: "bottle-and-pump#rhythm",
    followUpIds: [303, 149, 49],
    sources: [
      "La Leche League: milk at work",
      "Brazil, ministry of health: booklet for the working mother who breastfeeds",
    ],
  },
  {
    id: 149,
    about: ["baby"],
    guide: "bottle-and-pump#storing",
    followUpIds: [150, 157, 148],
    sources: ["Brazil, ministry of health; DGS (Portugal) 018/2013; AEP (Spain)", "NHS; CDC; HealthLinkBC; Argentina"],
  },
  {
    id: 150,
    about: ["baby"],
    guide: "bottle-and-pump#thawing",
    followUpIds: [149, 154, 155],
    sources: [
      "Department of Health, Hong Kong: thawing and warming",
      "DGS (Portugal) 018/2013",
      "NHS, CDC, AEP: thawed milk",
    ],
  },
  {
    id: 151,
    about: ["baby"],
    guide: "bottle-and-pump#making",
    followUpIds: [152, 153, 156],
    sources: ["NHS: making up infant formula", "WHO and FAO 2007: powdered infant formula"],
  },
  {
    id: 152,
    about: ["baby"],
    guide: "bottle-and-pump#cleaning",
    followUpIds: [151, 160, 156],
    sources: ["NHS: sterilising baby bottles"],
  },
  {
    id: 153,
    about: ["baby"],
    guide: "bottle-and-pump#amounts",
    followUpIds: [155, 154, 159],
    sources: ["NHS: how much formula, signs of hunger"],
  },
  {
    id: 154,
    about: ["baby"],
    guide: "bottle-and-pump#how-long",
    followUpIds: [151, 157, 150],
    sources: ["NHS: storing made-up formula", "CDC: infant formula preparation and storage"],
  },
  {
    id: 155,
    about: ["baby"],
    guide: "bottle-and-pump#slowly",
    followUpIds: [153, 158, 252],
    sources: [
      "UNICEF UK Baby Friendly Initiative: guide to bottle feeding",
      "NHS (City and Hackney): responsive bottle feeding",
    ],
  },
  {
    id: 156,
    about: ["baby"],
    guide: "bottle-and-pump#water",
    followUpIds: [151, 157, 152],
    sources: ["NHS: bottled water for formula", "NHS Start for Life: guide to bottle feeding"],
  },
  {
    id: 157,
    about: ["baby"],
    guide: "bottle-and-pump#travelling",
    followUpIds: [156, 154, 268],
    sources: [
      "NHS: formula away from home",
      "TSA and UK Department for Transport, quoted by third parties: baby milk at security",
    ],
  },
  {
    id: 158,
    about: ["baby"],
    guide: "bottle-and-pump#slowly",
    followUpIds: [155, 131, 148],
    sources: ["Breastfeeding Support (IBCLC): when a baby won’t take a bottle", "NHS: refusing feeds"],
  },
  {
    id: 159,
    about: ["baby"],
    guide: "bottle-and-pump#which",
    followUpIds: [153, 151, 8],
    sources: ["NHS 111 Wales: types of infant formula", "NHS (City and Hackney): bottle feeding"],
  },
  {
    id: 160,
    guide: "bottle-and-pump#cleaning",
    followUpIds: [145, 134, 152],
    sources: ["CDC: keeping a breast pump clean", "NHS: sterilising"],
  },
]
