import { useMemo, useState, type ReactNode } from 'react'
import { APPROVERS } from '@/domain/people/approvers'
import { approvalLink, reviewLink } from '@/domain/people/links'
import { REVIEWERS } from '@/domain/people/reviewers'
import type { Role } from '@/domain/people/roles'
import { STATUS } from '@/domain/status/status'
import { Banner } from '@/ui/banner'
import { Button } from '@/ui/button'
import { Field } from '@/ui/field'
import { Select } from '@/ui/select'
import { Skeleton } from '@/ui/skeleton'
import type { Store } from '../model/store'
import type { MockView } from './mock-view'
import { NewTabLink } from './new-tab-link'
import { useStoreData } from './use-store-data'

const ROLE_ORDER: readonly Role[] = ['Admin', 'urc', 'Applicant']

const readPanelData =
  (session: string) =>
  ({ people, sessions, applications }: Store) => ({
    people: ROLE_ORDER.flatMap((role) =>
      people
        .all()
        .filter((person) => person.role === role)
        .map(({ id, firstName, lastName, email }) => ({ id, name: `${firstName} ${lastName}`, email, role })),
    ),
    signedInId: sessions.get(session)?.userId ?? null,
    submittedApplications: applications
      .all()
      .filter(({ status }) => status !== STATUS.draft)
      .map(({ applicationId, projectTitle }) => ({ applicationId, projectTitle }))
      .toReversed(),
  })

/** Logs in as a person of the demo, or opens a page that needs no account. */
export function PeoplePanel({ view }: { view: MockView }) {
  const readData = useMemo(() => readPanelData(view.tab.session), [view])
  const panelData = useStoreData(view, readData)
  const [hasFailed, setFailed] = useState(false)
  if (!panelData) return <Skeleton />
  const runSwitch = (change: Promise<void>) => {
    setFailed(false)
    change.catch(() => setFailed(true))
  }
  const { pagesAddress } = view
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">
        All tabs of this browser share one log-in. A new tab opened here is somebody else, with a log-in, drafts and
        storage of its own.
      </p>
      {hasFailed && (
        <Banner tone="error" title="Nobody was logged in or out">
          The host refused or did not answer. Is a failure on?
        </Banner>
      )}
      <ul aria-label="People with an account" className="grid gap-2">
        <ActionRow name="Visitor" detail="nobody is logged in">
          <Button
            size="small"
            disabledReason={panelData.signedInId === null ? 'Nobody is logged in.' : undefined}
            onClick={() => runSwitch(view.logOut())}
          >
            Log out
          </Button>
          <NewTabLink page={`${pagesAddress}home`} label="New tab as a visitor" />
        </ActionRow>
        {panelData.people.map(({ id, name, email, role }) => (
          <ActionRow key={id} name={`${name}, ${role}`} detail={email}>
            <Button
              size="small"
              disabledReason={id === panelData.signedInId ? 'Logged in already.' : undefined}
              onClick={() => runSwitch(view.logIn(email))}
            >
              <span>Log in</span>
              <span className="sr-only">{` as ${email}`}</span>
            </Button>
            <NewTabLink page={`${pagesAddress}dashboard`} person={email} label={`New tab as ${email}`} />
          </ActionRow>
        ))}
      </ul>
      {panelData.submittedApplications.length > 0 && (
        <LinkPages applications={panelData.submittedApplications} pagesAddress={pagesAddress} />
      )}
    </div>
  )
}

interface ActionRowProps {
  name: string
  detail: string
  children: ReactNode
}

function ActionRow({ name, detail, children }: ActionRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule pb-2">
      <span className="wrap-anywhere">
        <span>{name}</span> <span className="text-sm text-ink-soft">{detail}</span>
      </span>
      <span className="flex items-center">{children}</span>
    </li>
  )
}

interface LinkPagesProps {
  applications: readonly { applicationId: number; projectTitle: string }[]
  pagesAddress: string
}

function LinkPages({ applications, pagesAddress }: LinkPagesProps) {
  const [applicationId, setApplicationId] = useState(String(applications[0]?.applicationId))
  const links = [
    ...APPROVERS.map((approver) => ({ label: approver, address: approvalLink(pagesAddress, approver, applicationId) })),
    ...REVIEWERS.map(({ number, label }) => ({ label, address: reviewLink(pagesAddress, number, applicationId) })),
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
            value={applicationId}
            onChange={({ target }) => setApplicationId(target.value)}
          />
        )}
      </Field>
      <ul aria-label="Pages by link" className="grid gap-2">
        {links.map(({ label, address }) => (
          <ActionRow key={label} name={label} detail="comes without an account">
            <a href={address} className="button" data-variant="quiet" data-size="small">
              Open<span className="sr-only">{` as ${label}`}</span>
            </a>
            <NewTabLink page={address} label={`New tab as ${label}`} />
          </ActionRow>
        ))}
      </ul>
    </section>
  )
}
