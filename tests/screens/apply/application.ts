import type { ApplicationForm } from '@/domain/application/application-form'
import { makeSampleApplication } from '@/domain/application/sample-application'
import { formToWire } from '@/domain/application/wire-form'

/** A complete application, as a person types it. */
export const typedForm: ApplicationForm = { ...makeSampleApplication(), phone: '077 123 4567 ' }

interface StoredSettings {
  form?: Partial<ApplicationForm>
  owner?: string
  savedAt?: string
  files?: Record<string, { name: string; size: number; pages: number }>
  submission?: { appId?: string; done: string[]; begun?: string }
}

/** Returns what a visit of applicant@demo.urc, or of `owner`, leaves in local storage. */
export const storedDraft = ({ form = {}, owner = '1', savedAt, files = {}, submission }: StoredSettings = {}) => ({
  formData: JSON.stringify(formToWire({ ...typedForm, ...form })),
  completionStatus: JSON.stringify({
    profile: true,
    project: true,
    supervisors: true,
    uploads: true,
    reviewers: false,
  }),
  draftStamp: JSON.stringify({
    owner,
    appId: null,
    revision: 7,
    savedAt: savedAt ?? '2026-11-20T03:00:00.000Z',
    tab: 'earlier',
    files,
    submission,
  }),
})
