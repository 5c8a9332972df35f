import { fold } from '../texts/fold'
import type { ApplicationForm, ReviewerColumn } from '../application/application-form'
import { comparableEmail, sharedDomain } from './email-address'
import { REVIEWERS, type Reviewer } from './reviewers'

/** Advice about a nominated reviewer. It never blocks, because the council decides who may review. */
export interface NominationWarning {
  field: `reviewers.${number}.${ReviewerColumn}`
  message: string
}

/** Returns the warnings about the reviewer at `index`. Empty fields get none. */
export function getNominationWarnings(form: ApplicationForm, { label }: Reviewer, index: number): NominationWarning[] {
  const warningFor = (column: 'name' | 'email', message: string | undefined): NominationWarning[] =>
    message === undefined ? [] : [{ field: `reviewers.${index}.${column}`, message: `${label} ${message}` }]
  return [
    ...warningFor('email', findSameAddress(form, index)),
    ...findApplicantMatch(form, index).flatMap(([column, message]) => warningFor(column, message)),
    ...warningFor('name', findCoInvestigatorMatch(form, index)),
    ...warningFor('email', findSharedDomain(form, index)),
  ]
}

function findSameAddress(form: ApplicationForm, index: number): string | undefined {
  const address = emailOf(form, index)
  const earlier = REVIEWERS.find((_other, place) => place < index && emailOf(form, place) === address)
  return address !== '' && earlier ? `has the same e-mail address as ${earlier.label.toLowerCase()}.` : undefined
}

function findApplicantMatch(form: ApplicationForm, index: number): ['name' | 'email', string][] {
  const address = emailOf(form, index)
  if (address && address === comparableEmail(form.email)) return [['email', 'has your own e-mail address.']]
  const name = nameOf(form, index)
  return name && name === comparableName(form.name) ? [['name', 'has your own name.']] : []
}

function findCoInvestigatorMatch(form: ApplicationForm, index: number): string | undefined {
  const name = nameOf(form, index)
  const matchIndex = form.coInvestigators.findIndex((coInvestigator) => comparableName(coInvestigator.name) === name)
  return name && matchIndex !== -1 ? `is the same person as co-investigator ${matchIndex + 1}.` : undefined
}

function findSharedDomain(form: ApplicationForm, index: number): string | undefined {
  const address = emailOf(form, index)
  if (address === comparableEmail(form.email)) return undefined
  const domain = sharedDomain(address, form.email)
  return domain && `has an address at ${domain}, as you do: is the review independent?`
}

const emailOf = ({ reviewers }: ApplicationForm, index: number) => comparableEmail(reviewers[index]?.email ?? '')

const nameOf = ({ reviewers }: ApplicationForm, index: number) => comparableName(reviewers[index]?.name ?? '')

/** Removes titles and punctuation, because "Prof. A. B. Silva" and "A B Silva" are one person. */
function comparableName(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(?<![^ ])(?:mr|mrs|ms|miss|rev|dr|prof|professor)(?![^ ])/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
