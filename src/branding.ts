/** The parts of a public statement that the university decides. */
export interface Statement {
  /** Whom to write to about it. */
  contact: { name: string; email: string }
  /** A further paragraph, such as the law that applies. */
  addition: string | undefined
}

/** Settings of the university. Pages, documents and e-mails name it only through these. */
export interface Branding {
  /** In the bar, in the browser's title and above documents. */
  productTitle: string
  university: string
  council: string
  /** The council's short name, as in "Director - URC". */
  councilShort: string
  /** The council's postal address, in one line. */
  address: string
  /** The council's e-mail address, in requests to reviewers, HODs and Deans, and on the pages of their links. */
  email: string
  /** The emblem, a path from the site's root. It is drawn for a dark bar and for paper, from 32 px upwards. */
  logo: string
  /** Contacts if the portal itself fails; the footer shows them all. */
  itCentre: {
    name: string
    /** The address lines, in the order of an envelope. */
    address: readonly string[]
    phone: string
    fax: string
  }
  /** The footer's last line. Its year is fixed. */
  copyright: string
  /** The name under the council's e-mails. */
  director: string
  /** The closing lines of the council's e-mails, the director's name first. */
  signature: readonly string[]
  /** The sender's name of the council's e-mails. */
  senderName: string
  /** The time zone of the application period. */
  timeZone: {
    /** A name of the IANA time zone database. */
    name: string
    /** The text beside a deadline. */
    words: string
  }
  /** The URL of the Awards link on the front page. Without it, the page states that the awards are elsewhere. */
  awardsUrl: string | undefined
  /** The public pages about privacy and accessibility. */
  statements: Readonly<Record<'privacy' | 'accessibility', Statement>>
}

const COUNCIL_EMAIL = 'research-council@samanala.example'

/** Settings of a university that does not exist, for a council to replace with its own. */
export const branding: Branding = {
  productTitle: 'RESEARCH GRANT MANAGEMENT SYSTEM',
  university: 'University of Samanala',
  council: 'University Research Council',
  councilShort: 'URC',
  address: 'University of Samanala, Lake Road, Ranmalwatta, Sri Lanka',
  email: COUNCIL_EMAIL,
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
  statements: {
    privacy: {
      contact: { name: 'Office of the University Research Council', email: COUNCIL_EMAIL },
      addition: undefined,
    },
    accessibility: {
      contact: { name: 'Information Technology Centre', email: 'it-centre@samanala.example' },
      addition: undefined,
    },
  },
}
