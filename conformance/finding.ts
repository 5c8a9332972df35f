/** What a check found, by what it means for the people who use the portal. Ordered: the worst comes last. */
export const GRADES = ['works', 'mend', 'door', 'breaks'] as const

export type Grade = (typeof GRADES)[number]

/** What the host did, and what follows from it. */
export interface Deviation {
  /** What came; a sentence without a subject, for whoever maintains the host. */
  readonly came: string
  /** What the contract says, where `came` alone does not tell. */
  readonly expected?: string | undefined
  /** The field or header that it is about. */
  readonly field?: string | undefined
  /** What it means for a person at a screen; completes "The portal ...". */
  readonly means: string
}

/** Somebody can do what they may not. */
export interface OpenDoor {
  /** Who can, in words. */
  readonly who: string
  /** What could be done; completes "can ...". */
  readonly could: string
  /** How the host answered. */
  readonly came: string
}

/** Works for a person, and should be mended when there is time: the portal copes. */
export class ToMend extends Error {
  override readonly name = 'ToMend'

  constructor(readonly deviation: Deviation) {
    super(deviation.came)
  }
}

export class Door extends Error {
  override readonly name = 'Door'

  constructor(readonly door: OpenDoor) {
    super(`${door.who} can ${door.could}`)
  }
}

/** A screen fails. */
export class Breaks extends Error {
  override readonly name = 'Breaks'

  constructor(readonly deviation: Deviation) {
    super(deviation.came)
  }
}

/** Something that cannot be tried on this host, with the reason; completes "not tried, because ...". */
export class NotTried extends Error {
  override readonly name = 'NotTried'

  /** @param isGap false where nothing is missing, e.g. a call that not every host has */
  constructor(
    why: string,
    readonly isGap = true,
  ) {
    super(why)
  }
}

/** What the portal does about a deviation, for the person who has to judge how urgent it is. */
export const MEANS = {
  believes: 'believes the host, and shows or saves what it sent',
  offersNoLogIn: 'shows the words of the host, and offers no log-in',
  ownWords: 'says in its own words that the host did not accept it',
  asksItself: 'asks for it before it sends; another program need not',
  offersGranted: 'offers granted applications alone',
  saysDone: 'tells the person that it was done',
} as const
