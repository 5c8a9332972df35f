import { STATUS } from '@/domain/status'
import { branding } from '@/branding'
import { submissionReceipt } from '@/domain/emails'
import { mysqlText } from '../clock'
import { SENDER } from '../model/mailbox'
import type { Store } from '../model/store'
import type { ApplicationSeed } from './application-seed'
import { seedApplication } from './seed-application'
import * as applications2024 from './applications-2024'
import * as applications2025 from './applications-2025'
import * as applications2026 from './applications-2026'
import { seedFaculties } from './faculties'
import { generateApplications } from './generate'
import { withLongTexts } from './long-texts'
import { seedPeople } from './people'

/** Nine in the morning in Sri Lanka: the clock of the demo starts here. */
export const DEMO_NOW = new Date('2026-11-20T09:00:00+05:30')

/** Every named application, oldest first. */
export const NAMED_APPLICATIONS: readonly ApplicationSeed[] = [applications2024, applications2025, applications2026]
  .flatMap((year) => Object.values<ApplicationSeed>(year))
  .sort((one, other) => one.applicationId - other.applicationId)

interface ScenarioSettings {
  readonly applications?: readonly ApplicationSeed[]
  /** How many applications are generated in addition to the named ones. */
  readonly generated?: number
  /** Undefined if the council has set no dates. */
  readonly dates: (now: Date) => { openDate: string; closeDate: string } | undefined
}

const openInNovember = () => ({ openDate: '2026-11-01 08:00:00', closeDate: '2026-11-30 16:00:00' })

const minutes = 60_000
const days = 24 * 60 * minutes

const hostText = (now: Date, offset: number) => mysqlText(new Date(now.getTime() + offset), branding.timeZone.name)

const closedYesterday = (now: Date) => ({
  openDate: hostText(now, -30 * days),
  closeDate: hostText(now, -1 * days),
})

const closingSoon = (now: Date) => ({
  openDate: hostText(now, -14 * days),
  closeDate: hostText(now, 45 * minutes),
})

const SETTINGS = {
  'council-year': { applications: NAMED_APPLICATIONS, dates: openInNovember },
  empty: { dates: openInNovember },
  'period-closed': { applications: NAMED_APPLICATIONS, dates: closedYesterday },
  'period-closing': { applications: NAMED_APPLICATIONS, dates: closingSoon },
  'dates-missing': { applications: NAMED_APPLICATIONS, dates: () => undefined },
  'long-texts': { applications: NAMED_APPLICATIONS.map(withLongTexts), dates: openInNovember },
  many: { applications: NAMED_APPLICATIONS, generated: 10_000, dates: openInNovember },
} as const satisfies Record<string, ScenarioSettings>

export type Scenario = keyof typeof SETTINGS

export const SCENARIOS: Readonly<Record<Scenario, ScenarioSettings>> = SETTINGS

/** Fills an empty store. `now` is the time of the host's clock: some periods open and close relative to it. */
export function seedScenario(store: Store, scenario: Scenario, now: Date): void {
  const { applications = [], generated = 0, dates } = SCENARIOS[scenario]
  seedPeople(store)
  seedFaculties(store)
  const period = dates(now)
  if (period) store.applicationDates.insert({ ...period, year: period.openDate.slice(0, 4) })
  for (const seed of applications) seedApplication(store, seed)
  seedCriteria(store)
  seedReceipts(store)
  if (generated > 0) generateApplications(store, generated, 1)
}

function seedCriteria(store: Store) {
  if (store.applications.size === 0) return
  store.storedFiles.insert({
    applicationId: null,
    kind: 'criteria',
    name: 'Evaluation Criteria_URC Grants_1.docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    size: 24_576,
    uploadedAt: '2026-01-12 09:00:00',
    origin: 'seed',
  })
}

/** The e-mails with which Grant.php confirmed the applications of the open call. */
function seedReceipts(store: Store) {
  const recent = store.applications.findMany({
    where: { status: { notEquals: STATUS.draft }, submittedDate: { gte: '2026-11-01' } },
  })
  for (const { applicationId, name, email, submittedDate } of recent) {
    if (!email || submittedDate === null) continue
    const { subject, html } = submissionReceipt({ name, applicationId }, SENDER)
    store.outgoingEmails.insert({ to: email, subject, html, sentAt: submittedDate })
  }
}
