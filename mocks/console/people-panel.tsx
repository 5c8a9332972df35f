import { useState } from 'react'
import { APPROVERS } from '@/domain/approvers'
import { approvalLink, reviewLink } from '@/domain/links'
import { REVIEWERS } from '@/domain/reviewers'
import type { Role } from '@/domain/roles'
import { STATUS } from '@/domain/status'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { buttonStyles } from '@/ui/button-styles'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import { PAGE_SESSION } from '../make-handlers'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'
import { useStoreData } from './use-store-data'

/** The council before the many. */
const BY_ROLE: readonly Role[] = ['Admin', 'urc', 'Applicant']

const readPeople = ({ people, sessions, applications }: Store) => ({
  people: BY_ROLE.flatMap((role) =>
    people
      .findMany({ where: { role: { equals: role } } })
      .map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`, email, role })),
  ),
  signedIn: sessions.get(PAGE_SESSION)?.userId ?? null,
  submitted: applications
    .findMany({ where: { status: { notEquals: STATUS.draft } } })
    .map(({ applicationId, projectTitle }) => ({ applicationId, projectTitle }))
    .toReversed(),
})

/** Everybody of the demo, to be them with one press: those with an account, and those who come by a link. */
export function PeoplePanel({ view }: { view: MockView }) {
  const found = useStoreData(view, readPeople)
  const [hasFailed, setFailed] = useState(false)
  if (!found) return <Skeleton />
  const logIn = (email: string) => {
    setFailed(false)
    view.logInAs(email).catch(() => setFailed(true))
  }
  return (
    <div className="grid gap-6">
      {hasFailed && (
        <Banner tone="error" title="Nobody was logged in">
          The host refused or did not answer. Is a failure on?
        </Banner>
      )}
      <ul aria-label="People with an account" className="grid gap-2">
        {found.people.map(({ id, name, email, role }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule pb-2"
          >
            <span className="wrap-anywhere">
              {name}, {role} <span className="text-sm text-ink-soft">{email}</span>
            </span>
            <Button
              size="small"
              disabledReason={id === found.signedIn ? 'Logged in already.' : undefined}
              onClick={() => logIn(email)}
            >
              Log in<span className="sr-only"> as {email}</span>
            </Button>
          </li>
        ))}
      </ul>
      {found.submitted.length > 0 && <ByLink applications={found.submitted} pagesAddress={view.pagesAddress} />}
    </div>
  )
}

interface ByLinkProps {
  applications: readonly { applicationId: number; projectTitle: string }[]
  pagesAddress: string
}

/** The pages of those who have no account, for one application. */
function ByLink({ applications, pagesAddress }: ByLinkProps) {
  const [chosen, setChosen] = useState(String(applications[0]?.applicationId))
  const links = [
    ...APPROVERS.map((approver) => ({ label: approver, address: approvalLink(pagesAddress, approver, chosen) })),
    ...REVIEWERS.map(({ number, label }) => ({ label, address: reviewLink(pagesAddress, number, chosen) })),
  ]
  return (
    <section aria-labelledby="by-link" className="grid gap-3">
      <h3 id="by-link" className="font-semibold">
        Those who come by a link
      </h3>
      <Field label="Application">
        {(control) => (
          <Select
            {...control}
            options={applications.map(({ applicationId, projectTitle }) => ({
              value: String(applicationId),
              label: `${applicationId}: ${projectTitle || 'Untitled'}`,
            }))}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          />
        )}
      </Field>
      <ul aria-label="Pages by link" className="flex flex-wrap gap-3">
        {links.map(({ label, address }) => (
          <li key={label}>
            <a href={address} className={buttonStyles('quiet', 'small')}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
