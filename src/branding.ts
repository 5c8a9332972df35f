/** Who the portal belongs to. The pages, letters and mails name the university only through these settings. */
export interface Branding {
  /** Stands in the bar, in the browser's title and over the documents (spec 1). */
  productTitle: string
  university: string
  council: string
  /** The council's short name, as its director's office carries it (spec 2: Director - URC). */
  councilShort: string
  /** The council's postal address, in one line. */
  address: string
  /** The emblem, a path from the site's root. It is drawn for a dark bar and for paper, from 32 px upwards. */
  logo: string
  /** Whom people ask when the portal itself fails; the footer shows all of it (spec 1). */
  itCentre: {
    name: string
    /** The lines of the address, in the order in which they are written on an envelope. */
    address: readonly string[]
    phone: string
    fax: string
  }
  /** The footer's last line. Its year is the specification's, and does not move with the clock (spec 1). */
  copyright: string
  /** The name under the council's letters. */
  director: string
  /** The lines that close a mail of the council, the director's name first (wire 5). */
  signature: readonly string[]
  /** The name that a mail of the council comes from (wire 5). */
  senderName: string
  /** The clocks by which the application window opens and closes. */
  timeZone: {
    /** A name of the IANA time zone database. */
    name: string
    /** What stands beside a deadline. */
    words: string
  }
  /** Where the Awards door of the front page leads; without an address the door says that it is elsewhere. */
  awardsUrl: string | undefined
  /** A BCP 47 tag: the language of the interface, and how it writes numbers. */
  locale: string
}

/**
 * The settings of a university that does not exist, for a council to replace with its own. Names, address
 * and telephone numbers are made up.
 */
export const branding: Branding = {
  productTitle: 'RESEARCH GRANT MANAGEMENT SYSTEM',
  university: 'University of Samanala',
  council: 'University Research Council',
  councilShort: 'URC',
  address: 'University of Samanala, Lake Road, Ranmalwatta, Sri Lanka',
  logo: '/images/logo.svg',
  itCentre: {
    name: 'Information Technology Centre',
    address: ['University of Samanala', 'Lake Road, Ranmalwatta', 'Sri Lanka'],
    phone: '+94 52 000 0140',
    fax: '+94 52 000 0141',
  },
  copyright: '© 2024 University of Samanala. All rights reserved.',
  director: 'Prof. Samadhi Ranaweli',
  signature: [
    'Prof. Samadhi Ranaweli',
    'Director, University Research Council',
    'University of Samanala',
    'Lake Road, Ranmalwatta, Sri Lanka',
  ],
  senderName: 'University Research Council, University of Samanala',
  timeZone: { name: 'Asia/Colombo', words: 'Sri Lanka time' },
  awardsUrl: undefined,
  locale: 'en-LK',
}
