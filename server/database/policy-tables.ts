export type PolicyVersionTable = {
  number: number
  text_version: number
  revision: number
  /** The operator's details in this version: a `PrivacyDetails` as JSON. */
  details: string
  published_at: string
  /** From when the version applies to accounts that are older than it. */
  applies_at: string
}

export type PolicyNoticeTable = {
  user_id: string
  number: number
  mailed_at: string | null
  closed_at: string | null
  agreed_at: string | null
}

export type ConsentRequestTable = {
  user_id: string
  asked_at: string
  /** The id of the first mail that asks for consent; null if there is no mail server. */
  first_mail: string | null
  first_delivered_at: string | null
  second_mail: string | null
  second_queued_at: string | null
  second_delivered_at: string | null
}
