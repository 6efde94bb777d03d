import type { AnswerFacts } from "#domain/chat/answer.ts"

export const body: readonly AnswerFacts[] = [
  {
    id: 221,
    guide: "body-again#flow",
    followUpIds: [249, 165, 248],
    sources: ["NHS (Kent and Medway): afterpains", "CHEDV, Portugal: care after birth"],
  },
  {
    id: 222,
    guide: "body-again#sweats-skin",
    followUpIds: [223, 9, 35],
    sources: ["Cleveland Clinic: postpartum night sweats"],
  },
  {
    id: 223,
    guide: "body-again#sweats-skin",
    followUpIds: [486, 227, 222],
    sources: ["Cleveland Clinic: losing fluid after birth", "BabyCenter, medically reviewed: swelling after birth"],
  },
  {
    id: 224,
    guide: "body-again#aches",
    followUpIds: [225, 245, 165],
    sources: ["HSE: thumb and wrist pain after having a baby"],
  },
  {
    id: 225,
    guide: "body-again#aches",
    followUpIds: [489, 245, 240],
    sources: [
      "NHS (Gloucestershire Hospitals): muscle and joint pain after birth",
      "NHS 111 Wales: your post pregnancy body",
    ],
  },
  { id: 226, guide: "body-again#aches", followUpIds: [223, 227, 34], sources: ["NHS: leg cramps (quoted by others)"] },
  {
    id: 227,
    guide: "body-again#aches",
    followUpIds: [223, 235, 244],
    sources: ["Women's Health Group (Ireland): varicose veins in pregnancy"],
  },
  {
    id: 228,
    guide: "body-again#sweats-skin",
    followUpIds: [490, 27, 14],
    sources: ["American Academy of Dermatology: hair loss in new mothers"],
  },
  {
    id: 229,
    guide: "body-again#sweats-skin",
    followUpIds: [228, 178, 28],
    sources: ["Merck Manual: melasma", "NHS: your post-pregnancy body"],
  },
  {
    id: 230,
    guide: "body-again#contraception",
    followUpIds: [484, 483, 485],
    sources: ["Tommy's and NHS: periods after birth", "CHEDV, Portugal: care after birth"],
  },
  {
    id: 231,
    guide: "body-again#contraception",
    followUpIds: [477, 478, 476],
    sources: [
      "WHO: medical eligibility criteria for contraceptive use",
      "FSRH (United Kingdom): contraception after pregnancy",
      "NHS: sex and contraception after birth",
    ],
  },
  {
    id: 232,
    guide: "body-again#sex",
    followUpIds: [233, 234, 231],
    sources: ["NHS: sex and contraception after birth", "CHEDV, Portugal: care after birth"],
  },
  {
    id: 233,
    guide: "body-again#sex",
    followUpIds: [232, 234, 240],
    sources: ["NHS: vaginal dryness (quoted by others)", "NHS Sandyford: vaginal dryness"],
  },
  {
    id: 234,
    guide: "body-again#sex",
    followUpIds: [232, 289, 38],
    sources: ["Journal of Family Health Care 2008: libido after birth"],
  },
  {
    id: 235,
    guide: "body-again#stitches",
    followUpIds: [18, 248, 177],
    sources: ["NHS 111 Wales: you after the birth"],
  },
  {
    id: 236,
    guide: "body-again#scar",
    followUpIds: [491, 492, 493],
    sources: ["NHS (Calderdale and Huddersfield): recovery after birth"],
  },
  {
    id: 237,
    guide: "body-again#scar",
    followUpIds: [236, 18, 26],
    sources: ["HSE: exercise after a caesarean", "NICHD: HELLP syndrome"],
  },
  {
    id: 238,
    guide: "body-again#scar",
    followUpIds: [239, 31, 573],
    sources: ["NHS 111 Wales: your post pregnancy body", "Canadian Physiotherapy Association: abdominal binding"],
  },
  {
    id: 239,
    guide: "body-again#pelvic-floor",
    followUpIds: [30, 240, 238],
    sources: ["NHS 111 Wales: separated stomach muscles", "NHS (Bradford): stomach and pelvic floor"],
  },
  { id: 240, guide: "body-again#pelvic-floor", followUpIds: [494, 32, 239], sources: ["NHS: pelvic floor exercises"] },
  {
    id: 241,
    guide: "body-again#moving",
    followUpIds: [34, 240, 239],
    sources: [
      "NHS: exercise after birth",
      "HSE: exercise after a caesarean",
      "Expert opinion (United Kingdom): running after 12 weeks",
    ],
  },
  {
    id: 242,
    guide: "body-again#travel",
    followUpIds: [245, 244, 166],
    sources: [
      "Cardiff and Vale University Health Board: after a caesarean",
      "Directgov and DVLA (United Kingdom): driving after a caesarean",
    ],
  },
  {
    id: 243,
    guide: "body-again#everyday",
    followUpIds: [249, 248, 241],
    sources: [
      "NHS 111 Wales: you after the birth",
      "HSE: exercise after a caesarean",
      "Dr Juliet McGrattan, GP, 2018: swimming after birth",
    ],
  },
  {
    id: 244,
    guide: "body-again#travel",
    followUpIds: [242, 227, 268],
    sources: [
      "RCOG: air travel, pregnancy and the first six weeks",
      "UK Civil Aviation Authority: fitness to fly after surgery",
    ],
  },
  {
    id: 245,
    guide: "body-again#everyday",
    followUpIds: [488, 487, 240],
    sources: [
      "HSE: exercise after a caesarean",
      "Cardiff and Vale University Health Board: after a caesarean",
      "NHS (Suffolk and North East Essex): After Birth booklet",
    ],
  },
  {
    id: 246,
    guide: "body-again#checks",
    followUpIds: [247, 231, 240],
    sources: [
      "NHS: 6 to 8 week postnatal check",
      "ACOG Committee Opinion 736, 2018",
      "Ministerio de Sanidad (Spain), 2014; Ministério da Saúde (Brazil)",
    ],
  },
  {
    id: 247,
    guide: "body-again#checks",
    followUpIds: [246, 197, 231],
    sources: [
      "NICE NG3: diabetes in pregnancy",
      "NHS (Cambridge University Hospitals): high blood pressure, after birth",
      "ACOG 2018: care after birth",
    ],
  },
  {
    id: 248,
    guide: "body-again#stitches",
    followUpIds: [235, 232, 243],
    sources: ["NHS 111 Wales: you after the birth", "NHS (Kent and Medway): stitches"],
  },
  {
    id: 249,
    guide: "body-again#flow",
    followUpIds: [221, 230, 243],
    sources: ["CHEDV, Portugal: care after birth", "NHS: bleeding after birth"],
  },
  {
    id: 250,
    guide: "body-again#contraception",
    followUpIds: [479, 481, 231],
    sources: [
      "CDC MMWR 2011 and US MEC: combined methods after birth, six weeks with a risk of thrombosis",
      "FSRH (UKMEC): combined methods after birth",
    ],
  },
  {
    id: 476,
    about: ["baby"],
    guide: "body-again#contraception-feeding",
    followUpIds: [477, 481, 482],
    sources: [
      "WHO: recommendations for contraception after birth (2022)",
      "NHS (Hywel Dda): contraception and breast milk",
      "The Breastfeeding Network: contraception",
    ],
  },
  {
    id: 477,
    guide: "body-again#contraception",
    followUpIds: [571, 481, 478],
    sources: [
      "WHO: recommendations for contraception after birth (2022)",
      "NHS (Grampian): the coil after a birth",
      "NHS Sandyford: check after a coil put in at birth",
    ],
  },
  {
    id: 478,
    guide: "body-again#contraception",
    followUpIds: [480, 479, 485],
    sources: ["NHS: missed progestogen-only pill", "FSRH (United Kingdom): progestogen-only pills"],
  },
  { id: 479, guide: "body-again#contraception", followUpIds: [250, 480, 478], sources: ["NHS: missed combined pill"] },
  {
    id: 480,
    guide: "body-again#contraception",
    followUpIds: [485, 296, 477],
    sources: [
      "The Breastfeeding Network: emergency contraception",
      "Family Planning Australia: emergency pill and breastfeeding",
    ],
  },
  {
    id: 481,
    guide: "body-again#contraception",
    followUpIds: [477, 250, 230],
    sources: [
      "WHO: recommendations for contraception after birth (2022)",
      "NHS: contraceptive implant and injection after a birth",
    ],
  },
  {
    id: 482,
    about: ["baby"],
    guide: "body-again#contraception-feeding",
    followUpIds: [485, 476, 483],
    sources: [
      "The Breastfeeding Network and FPA: lactational amenorrhoea",
      "WHO: family planning, lactational amenorrhoea",
    ],
  },
  {
    id: 483,
    about: ["baby"],
    guide: "body-again#contraception-feeding",
    followUpIds: [484, 230, 137],
    sources: [
      "healthdirect (Australia): periods while breastfeeding",
      "Australian Breastfeeding Association: breastfeeding and your period",
    ],
  },
  {
    id: 484,
    guide: "body-again#contraception",
    followUpIds: [485, 230, 231],
    sources: [
      "healthdirect (Australia): periods while breastfeeding",
      "Australian Breastfeeding Association: breastfeeding and your period",
    ],
  },
  {
    id: 485,
    guide: "body-again#contraception",
    followUpIds: [231, 480, 246],
    sources: ["NHS: doing a pregnancy test", "healthdirect (Australia): periods while breastfeeding"],
  },
  {
    id: 486,
    guide: "body-again#aches",
    followUpIds: [223, 225, 226],
    sources: ["Segal 2013, University of Iowa: feet before and after pregnancy"],
  },
  {
    id: 487,
    guide: "body-again#everyday",
    followUpIds: [245, 236, 225],
    sources: [
      "Association of Chartered Physiotherapists in Women's Health (United Kingdom): Fit for the Future",
      "NHS (Oxford): recovery after childbirth",
    ],
  },
  {
    id: 488,
    guide: "body-again#everyday",
    followUpIds: [245, 290, 240],
    sources: [
      "NHS (Oxford): recovery after childbirth",
      "NHS (Gloucestershire Hospitals): muscle and joint pain after birth",
    ],
  },
  {
    id: 489,
    guide: "body-again#aches",
    followUpIds: [225, 165, 246],
    sources: [
      "Royal North Shore Hospital (Sydney), anaesthesia: after an epidural or spinal",
      "St George's (London): going home after a spinal or epidural",
    ],
  },
  {
    id: 490,
    guide: "body-again#sweats-skin",
    followUpIds: [228, 27, 176],
    sources: [
      "American Academy of Dermatology: hair loss in new mothers",
      "LactMed: minoxidil, quoted by others",
      "FDA: biotin and blood tests",
    ],
  },
  {
    id: 491,
    guide: "body-again#scar",
    followUpIds: [492, 236, 493],
    sources: [
      "Great Ormond Street Hospital (NHS): caring for scars after surgery",
      "NHS (North Bristol): scar management",
    ],
  },
  {
    id: 492,
    guide: "body-again#scar",
    followUpIds: [491, 493, 236],
    sources: [
      "NHS (North Bristol): scar management, silicone",
      "Great Ormond Street Hospital (NHS): caring for scars after surgery",
    ],
  },
  {
    id: 493,
    guide: "body-again#scar",
    followUpIds: [491, 492, 236],
    sources: ["Great Ormond Street Hospital (NHS): kinds of scars", "NHS (North Bristol): scar management, sun"],
  },
  {
    id: 494,
    guide: "body-again#pelvic-floor",
    followUpIds: [495, 240, 18],
    sources: [
      "NHS (Bristol, North Somerset and South Gloucestershire): pelvic organ prolapse",
      "NHS Forth Valley: pelvic health after birth",
    ],
  },
  {
    id: 495,
    guide: "body-again#pelvic-floor",
    followUpIds: [494, 240, 232],
    sources: ["NHS (Bristol, North Somerset and South Gloucestershire): managing pelvic organ prolapse"],
  },
  {
    id: 570,
    guide: "body-again#sweats-skin",
    followUpIds: [229, 491, 228],
    sources: [
      "American Academy of Dermatology: stretch marks, quoted by others",
      "BabyCenter, a nurse-midwife: retinoids not while breastfeeding",
    ],
  },
  {
    id: 571,
    guide: "body-again#contraception",
    followUpIds: [477, 480, 231],
    sources: [
      "Goldstuck and Steyn 2017: coils after a caesarean, threads seen in 30 to 60 %",
      "Doctors for Choice Malta: threads not felt, condoms until checked",
    ],
  },
  {
    id: 572,
    guide: "body-again#aches",
    followUpIds: [225, 224, 241],
    sources: [
      "Hinge Health, physiotherapists: joint pain after a birth",
      "NHS: stiff or swollen joints, quoted by others",
    ],
  },
  {
    id: 573,
    guide: "body-again#everyday",
    followUpIds: [238, 574, 577],
    sources: [
      "University College Hospital, Ibadan, 2019: hot abdominal compress has no benefit, and scalds",
      "VOA 2007, Yaounde Central Hospital: very hot water after a birth",
    ],
  },
  {
    id: 574,
    guide: "body-again#everyday",
    followUpIds: [243, 500, 573],
    sources: [
      "Universidade do Estado da Bahia: care after birth, nothing is forbidden",
      "General knowledge: washing hair, not confirmed on a page",
    ],
  },
  {
    id: 575,
    followUpIds: [178, 229, 27],
    sources: [
      "NHS: bleeding gums, free dental care until a year after the birth",
      "NHS inform (Scotland): teeth and gums",
    ],
  },
]
