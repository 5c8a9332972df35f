import { useMemo, useState, type ReactNode } from 'react'
import { APPROVERS } from '@/domain/people/approvers'
import { approvalLink, reviewLink } from '@/domain/people/links'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { Role } from '@/domain/people/roles'
import { STATUS } from '@/domain/status/status'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { buttonStyles } from '@/ui/button-styles'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'
import { NewTabLink } from './new-tab-link'
import { useStoreData } from './use-store-data'

const BY_ROLE: readonly Role[] = ['Admin', 'urc', 'Applicant']

const readPeople =
  (session: string) =>
  ({ people, sessions, applications }: Store) => ({
    people: BY_ROLE.flatMap((role) =>
      people
        .all()
        .filter((person) => person.role === role)
        .map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`, email, role })),
    ),
    signedIn: sessions.get(session)?.userId ?? null,
    submitted: applications
      .all()
      .filter(({ status }) => status !== STATUS.draft)
      .map(({ applicationId, projectTitle }) => ({ applicationId, projectTitle }))
      .toReversed(),
  })

/** Logs in as any person of the demo, or opens a page that needs no account. */
export function PeoplePanel({ view }: { view: MockView }) {
  const read = useMemo(() => readPeople(view.tab.session), [view])
  const found = useStoreData(view, read)
  const [hasFailed, setFailed] = useState(false)
  if (!found) return <Skeleton />
  const become = (change: Promise<void>) => {
    setFailed(false)
    change.catch(() => setFailed(true))
  }
  const { pagesAddress } = view
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        All tabs of this browser share one log-in. A new tab opened here is somebody else: it has a log-in, drafts and
        storage of its own, until it is closed.
      </p>
      {hasFailed && (
        <Banner tone="error" title="Nobody was logged in or out">
          The host refused or did not answer. Is a failure on?
        </Banner>
      )}
      <ul aria-label="People with an account" className="grid gap-2">
        <Row name="Visitor" detail="nobody is logged in">
          <Button
            size="small"
            disabledReason={found.signedIn === null ? 'Nobody is logged in.' : undefined}
            onClick={() => become(view.logOut())}
          >
            Log out
          </Button>
          <NewTabLink page={`${pagesAddress}home`} label="New tab as a visitor" />
        </Row>
        {found.people.map(({ id, name, email, role }) => (
          <Row key={id} name={`${name}, ${role}`} detail={email}>
            <Button
              size="small"
              disabledReason={id === found.signedIn ? 'Logged in already.' : undefined}
              onClick={() => become(view.logIn(email))}
            >
              <span>Log in</span>
              <span className="sr-only">{` as ${email}`}</span>
            </Button>
            <NewTabLink page={`${pagesAddress}dashboard`} person={email} label={`New tab as ${email}`} />
          </Row>
        ))}
      </ul>
      {found.submitted.length > 0 && <ByLink applications={found.submitted} pagesAddress={pagesAddress} />}
    </div>
  )
}

interface RowProps {
  name: string
  detail: string
  children: ReactNode
}

function Row({ name, detail, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule pb-2">
      <span className="wrap-anywhere">
        <span>{name}</span> <span className="text-sm text-ink-soft">{detail}</span>
      </span>
      <span className="flex items-center">{children}</span>
    </li>
  )
}

interface ByLinkProps {
  applications: readonly { applicationId: number; projectTitle: string }[]
  pagesAddress: string
}

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
      <ul aria-label="Pages by link" className="grid gap-2">
        {links.map(({ label, address }) => (
          <Row key={label} name={label} detail="comes without an account">
            <a href={address} className={buttonStyles('quiet', 'small')}>
              Open<span className="sr-only">{` as ${label}`}</span>
            </a>
            <NewTabLink page={address} label={`New tab as ${label}`} />
          </Row>
        ))}
      </ul>
    </section>
  )
}
