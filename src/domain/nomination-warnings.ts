import type { ApplicationForm } from './application-form'
import { comparableEmail, emailDomain } from './email-address'
import { REVIEWERS, type ReviewerNumber } from './reviewers'

/** Advice about a nominated reviewer. It never blocks: the council decides who may review. */
export interface NominationWarning {
  field: `reviewer${ReviewerNumber}${'Name' | 'Email'}`
  message: string
}

/** What the council would ask about the nominations of a form. Nothing is said about empty fields. */
export function nominationWarnings(form: ApplicationForm): NominationWarning[] {
  return REVIEWERS.flatMap(({ number }) => [
    ...sameAddressAsEarlier(form, number),
    ...isApplicant(form, number),
    ...isCoInvestigator(form, number),
    ...sharesDomain(form, number),
  ])
}

/** Mail services that anyone can use: sharing one says nothing about where a person works. */
const publicMailServices = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'icloud.com',
  'proton.me',
  'protonmail.com',
]

function sameAddressAsEarlier(form: ApplicationForm, number: ReviewerNumber): NominationWarning[] {
  const address = emailOf(form, number)
  const earlier = REVIEWERS.find((other) => other.number < number && emailOf(form, other.number) === address)
  if (!address || !earlier) return []
  const message = `Reviewer ${number} has the same e-mail address as reviewer ${earlier.number}.`
  return [{ field: `reviewer${number}Email`, message }]
}

function isApplicant(form: ApplicationForm, number: ReviewerNumber): NominationWarning[] {
  const address = emailOf(form, number)
  if (address && address === comparableEmail(form.email)) {
    return [{ field: `reviewer${number}Email`, message: `Reviewer ${number} has your own e-mail address.` }]
  }
  const name = nameOf(form, number)
  if (!name || name !== comparableName(form.name)) return []
  return [{ field: `reviewer${number}Name`, message: `Reviewer ${number} has your own name.` }]
}

function isCoInvestigator(form: ApplicationForm, number: ReviewerNumber): NominationWarning[] {
  const name = nameOf(form, number)
  const index = form.co_investigators.findIndex((one) => comparableName(one.name) === name)
  if (!name || index === -1) return []
  const message = `Reviewer ${number} is the same person as co-investigator ${index + 1}.`
  return [{ field: `reviewer${number}Name`, message }]
}

function sharesDomain(form: ApplicationForm, number: ReviewerNumber): NominationWarning[] {
  const address = emailOf(form, number)
  const domain = emailDomain(address)
  if (!domain || domain !== emailDomain(form.email) || address === comparableEmail(form.email)) return []
  if (publicMailServices.includes(domain)) return []
  const message = `Reviewer ${number} has an address at ${domain}, as you do: is the review independent?`
  return [{ field: `reviewer${number}Email`, message }]
}

const emailOf = (form: ApplicationForm, number: ReviewerNumber) => comparableEmail(form[`reviewer${number}Email`])

const nameOf = (form: ApplicationForm, number: ReviewerNumber) => comparableName(form[`reviewer${number}Name`])

/** A name without its titles, full stops and letter case: "Prof. A. B. Silva" and "A B Silva" are one person. */
function comparableName(name: string): string {
  return name
    .toLowerCase()
    .replace(/[.,]/g, ' ')
    .replace(/\b(?:mr|mrs|ms|miss|rev|dr|prof|professor)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
