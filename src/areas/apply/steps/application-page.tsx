import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useServices, useSession } from '@/api/services'
import { STEP_DETAILS, STEPS, type Step } from '@/domain/application/application-steps'
import type { FormVariant } from '@/domain/application/validation'
import { formatApplicationId } from '@/council-time'
import type { Draft } from '@/features/drafts/draft'
import { getDraft, getOwnerId } from '@/features/drafts/get-draft'
import type { Elements } from '@/ui/elements'
import { PageHeader } from '@/ui/page-header'
import { StepList } from '@/ui/step-list'
import { TabNav } from '@/ui/tab-nav'
import { ApplicationContext, useApplication } from '../application-context'
import { useCouncilFiles } from '../council/council-version'
import { EditedApplication } from '../council/edited-application'
import { DraftBar } from '../draft-bar/draft-bar'
import { useApplicantDetails } from '../fields/use-applicant-details'
import { CouncilNotice, PeriodNotice, SubmissionNotice, UnreadableNotice } from './notices'
import { linkTo, getNextStep, findVariant } from './step-paths'
import { describeIncompleteStep } from './describe-incomplete-step'

export function ApplicationPage({ step, children }: { step: Step; children: Elements }) {
  const services = useServices()
  // Re-renders after the check of the session.
  useSession()
  const owner = getOwnerId(services)
  const variant = findVariant(step, useLocation().pathname)
  if (variant === 'edit')
    return (
      <EditedApplication owner={owner} step={step}>
        {(draft) => (
          <OpenApplication key={draft.name.applicationId} draft={draft} variant="edit" step={step}>
            {children}
          </OpenApplication>
        )}
      </EditedApplication>
    )
  return (
    <OpenApplication key={owner} draft={getDraft(services, { owner, applicationId: null })} variant="new" step={step}>
      {children}
    </OpenApplication>
  )
}

interface OpenApplicationProps {
  draft: Draft
  variant: FormVariant
  step: Step
  children: Elements
}

function OpenApplication({ draft, variant, step, children }: OpenApplicationProps) {
  const { now } = useServices()
  const storedState = useSyncExternalStore(draft.subscribe, draft.snapshot)
  const { name, email } = useApplicantDetails()
  // Prefills name and address until the first change, which stores the whole form.
  const isBlank = variant === 'new' && storedState.saved.state === 'nothing'
  const state = useMemo(
    () => (isBlank ? { ...storedState, form: { ...storedState.form, name, email } } : storedState),
    [storedState, isBlank, name, email],
  )
  const rules = state.leaveInsisted ? 'edit' : variant
  const application = useMemo(() => ({ draft, state, variant, rules, step }), [draft, state, variant, rules, step])
  useCouncilFiles({ draft, state, variant })
  const { label, tab } = STEP_DETAILS[step]
  return (
    <ApplicationContext value={application}>
      <PageHeader
        title={variant === 'new' ? `Apply New Grant: ${label}` : `Edit application: ${tab}`}
        {...(draft.name.applicationId !== null && {
          lead: `Draft ${formatApplicationId(draft.name.applicationId, now())}, not submitted`,
        })}
      />
      <DraftBar />
      <div
        className={
          variant === 'new'
            ? 'grid grid-cols-1 gap-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-16'
            : 'grid grid-cols-1 gap-8'
        }
      >
        {variant === 'new' ? <WizardSteps /> : <EditTabs />}
        <div className="grid min-w-0 max-w-reading grid-cols-1 content-start gap-8">
          <PeriodNotice />
          <CouncilNotice />
          <UnreadableNotice />
          <SubmissionNotice>{children}</SubmissionNotice>
        </div>
      </div>
    </ApplicationContext>
  )
}

function WizardSteps() {
  const { draft, state, variant, rules, step: current } = useApplication()
  const { form, files, completion } = state
  // Memoised, because each change renders again after its save, which needs no second validation.
  return useMemo(
    () => (
      <div className="lg:sticky lg:top-16 lg:self-start">
        <StepList
          label="Steps of the application"
          steps={STEPS.map((step) => {
            const incompleteText = describeIncompleteStep(step, { form, files }, rules)
            return {
              label: STEP_DETAILS[step].label,
              to: linkTo({ draft, variant }, step).to,
              current: step === current,
              isCompleted: completion[step] && incompleteText === undefined,
              missingText: incompleteText ?? (getNextStep(step) ? 'Press Next to complete it' : 'All answers given'),
            }
          })}
        />
      </div>
    ),
    [draft, form, files, completion, variant, rules, current],
  )
}

function EditTabs() {
  const { draft, state, variant, rules } = useApplication()
  const { form, files } = state
  return useMemo(
    () => (
      <TabNav
        label="Parts of the application"
        items={STEPS.map((step) => ({
          ...linkTo({ draft, variant }, step),
          label: STEP_DETAILS[step].tab,
          ...(describeIncompleteStep(step, { form, files }, rules) !== undefined && { note: 'incomplete' }),
        }))}
      />
    ),
    [draft, form, files, variant, rules],
  )
}
