import settings from './settings.json' with { type: 'json' }

/** The university’s own parts of a public statement. */
export interface Statement {
  /** Answers questions about the statement. */
  contact: { name: string; email: string }
  /** A further paragraph, such as the law that applies. */
  addition: string | null
}

/** The names, addresses and time zone of the university. Pages, documents and e-mails take them only from here. */
export interface Branding {
  /** Shown in the bar, in the browser's title and above documents. */
  productTitle: string
  university: string
  council: string
  /** The council's short name, as in "Director - URC". */
  councilShort: string
  /** The council's postal address, in one line. */
  address: string
  /** The council's e-mail address, shown in e-mails to reviewers, HODs and Deans, and on the pages they open. */
  email: string
  /** File name of the emblem, beside the pages. It must be legible on a dark bar, on paper, and at 32 px. */
  logo: string
  /** Contacts for a failure of the portal. The footer shows all of them. */
  itCentre: {
    name: string
    /** The address lines, in the order of an envelope. */
    address: readonly string[]
    phone: string
    /** May be empty. */
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
  /** The URL of the Awards link on the front page. Null if the awards have no site. */
  awardsUrl: string | null
  /** Shown at the top of every page, such as the hours without the portal. Absent in settings of earlier releases. */
  maintenanceNotice?: string | null
  /** The council's rule on AI tools, shown to reviewers. Absent in settings of earlier releases. */
  aiToolsForReviewers?: string | null
  /** The path on this host that receives reports of failed calls, without personal data. Null disables all reports. */
  errorReports?: string | null
  /** Whether the speed of each visit is reported to `errorReports`. Absent in settings of earlier releases. */
  reportSpeed?: boolean
  /** Days after which an unanswered request to an HOD, Dean or reviewer is late. Absent in settings of earlier releases. */
  lateAfterDays?: number
  /** The public pages about privacy and accessibility. */
  statements: Readonly<Record<'privacy' | 'accessibility', Statement>>
}

/** Written by the build and by `apply-settings.php`. Absent in development and in tests. */
const brandingMeta =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="portal-branding"]')

function parseBranding(json: string): Branding | undefined {
  try {
    return JSON.parse(json) as Branding // Validated when it was written.
  } catch {
    return undefined
  }
}

const pageBranding = brandingMeta === null ? settings.branding : parseBranding(brandingMeta.content)

/** False if the branding in the page is not JSON. */
export const isBrandingReadable: boolean = pageBranding !== undefined

/** The branding in the page. In development and in tests, the samples of `settings.json`. */
export const branding: Branding = pageBranding ?? settings.branding

export const LATE_AFTER_DAYS = branding.lateAfterDays ?? settings.branding.lateAfterDays
