import type { PDFPage } from 'pdf-lib'
import type { Field } from '@/pdf/layout/blocks'
import type { PdfWarning } from '../read-pdf'

/** The state of a document that was not uploaded: `missing` if it is due by now. */
export type Absence = 'missing' | 'not-due'

export interface DossierPart {
  readonly label: string
  /** Rejects if it could not be loaded. */
  readonly load: (signal: AbortSignal) => Promise<File | Absence>
}

export interface DossierContent {
  /** As displayed: `12_2026`. */
  readonly id: string
  readonly title: string
  readonly applicant: string
  readonly facts: readonly { readonly heading: string; readonly rows: readonly Field[] }[]
  readonly parts: readonly DossierPart[]
}

export interface BoundPart {
  readonly label: string
  readonly pages: readonly PDFPage[]
  readonly notes: readonly BoundNote[]
}

export type BoundNote = 'signed' | 'unprintable'

/** Sentences about a bound document, for the list on the cover sheet. */
export const NOTE_TEXTS: Readonly<Record<BoundNote, string>> = {
  signed: 'Has a digital signature. The signed original is in “All originals as ZIP”.',
  unprintable: 'Some values of its form could not be printed. Get it with All originals.',
}

export interface OmittedDocument {
  /** The application's id as displayed. */
  readonly id: string
  readonly label: string
  readonly reason: OmissionReason
}

/** Label if every document of an application is omitted. */
export const WHOLE_APPLICATION = 'The whole application'

export type OmissionReason =
  | 'missing'
  | 'not-loaded'
  | 'not-pdf'
  | 'empty'
  | 'encrypted'
  | 'no-pages'
  | 'damaged'
  | PdfWarning
  | 'not-made'

/** Sentences about an omitted document, for the cover sheet and the page. */
export const OMISSION_TEXTS: Readonly<Record<OmissionReason, string>> = {
  missing: 'Has not been uploaded.',
  'not-loaded': 'Could not be loaded from the server.',
  'not-pdf': 'Is not a PDF. Get it with All originals.',
  empty: 'Is an empty file.',
  encrypted: 'Opens only with a password. Get it with All originals.',
  'no-pages': 'Has no pages.',
  damaged: 'Is damaged and cannot be read.',
  form: 'Is a form that only Adobe Acrobat can show. Get it with All originals.',
  portfolio: 'Is a portfolio of several files. Get it with All originals.',
  'not-made': 'Could not be put together.',
}
