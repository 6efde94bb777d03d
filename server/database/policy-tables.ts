/** A version of the terms and the privacy policy on this installation: a text, and what the operator tells. */
export type PolicyVersionTable = {
  number: number
  text_version: number
  /** Counts the versions of one text. */
  revision: number
  /** PrivacyDetails, as JSON. */
  details: string
  published_at: string
  /** When it applies to accounts from before it. */
  applies_at: string
}

/** That a user was told of a version, by mail or in the app. */
export type PolicyNoticeTable = {
  user_id: string
  number: number
  mailed_at: string | null
  closed_at: string | null
  /** When she agreed to what is new in it. */
  agreed_at: string | null
}

/** A user with data from before consent was asked for: what she was told, and when. */
export type ConsentRequestTable = {
  user_id: string
  /** From when on the app has asked her. */
  asked_at: string
  /** The ids of the mails; null where there is no mail server. */
  first_mail: string | null
  first_delivered_at: string | null
  second_mail: string | null
  second_queued_at: string | null
  second_delivered_at: string | null
}
