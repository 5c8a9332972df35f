import settings from './settings.json' with { type: 'json' }

/** The parts of a public statement that the university decides. */
export interface Statement {
  /** Whom to write to about it. */
  contact: { name: string; email: string }
  /** A further paragraph, such as the law that applies. */
  addition: string | null
}

/** The names, addresses and time zone of the university. Pages, documents and e-mails name it only through these. */
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
  /** The emblem, a file in the folder of the pages. It is drawn for a dark bar and for paper, from 32 px upwards. */
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
  awardsUrl: string | null
  /** The path on this host that receives failures of calls, without persons and texts. Null sends none. */
  errorReports: string | null
  /** The public pages about privacy and accessibility. */
  statements: Readonly<Record<'privacy' | 'accessibility', Statement>>
}

/** Written by the build and by `apply-settings.php`. Absent in development and in tests. */
const meta =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="portal-branding"]')

function parse(json: string): Branding | undefined {
  try {
    return JSON.parse(json) as Branding // Validated when it was written.
  } catch {
    return undefined
  }
}

const brandingOfPage = meta === null ? settings.branding : parse(meta.content)

/** False if the page has a branding that is not JSON. */
export const isBrandingReadable: boolean = brandingOfPage !== undefined

/** The branding of the page. In development and in tests, the samples of `settings.json`. */
export const branding: Branding = brandingOfPage ?? settings.branding
