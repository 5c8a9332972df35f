import { openDB } from 'idb'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Draft } from '@/features/drafts/draft'
import { createDraftDatabase } from '@/features/drafts/draft-database'
import { readDraftCopy, createDraftCopy } from '@/features/drafts/draft-copy'
import { makePdfFile } from '@tests/support/pdf-file'
import { createMemoryStorage } from '../../support/memory-storage'

/** The form as stored on devices: other versions of the portal write and read it, too. */
const FORM_DATA =
  '{"title":"Dr","name":"Nimal Perera","faculty":"1","department":"3","email":"nimal@example.org","phone":"077 123",' +
  '"position":"Lecturer","degree":"PhD","university":"University of Example","year":"2012","field":"Botany",' +
  '"Leave_Get":"yes","Leave_Date":"2027-01-01","Leave_Duration":"6","projectTitle":"Seed banks",' +
  '"grantRows":[{"fundingSource":"Council","durationperiod":"01/01/2012-31/12/2012","currency":"LKR","amount":"250000"}],' +
  '"projectInvolved":"no","publication1":"https://doi.org/1","publication2":"","publication3":"","outsidegrants":"yes",' +
  '"fundingRows":[{"fundingOrganization":"WHO","fundingAmount":"5"}],"researchFacilities":"A herbarium",' +
  '"co_investigators":[{"name":"Kamala Dias","departmentUniversity":"Zoology"}],"foreign_collaborators":"Ana",' +
  '"foreign_collaborator_departmentUniversity":"Institute of the Sea","reviewer1Name":"Anula","reviewer1Email":' +
  '"anula@north.example","reviewer1Affiliation":"North","reviewer2Name":"Bandu","reviewer2Email":"bandu@south.example",' +
  '"reviewer2Affiliation":"South","reviewer3Name":"Chitra","reviewer3Email":"chitra@east.example",' +
  '"reviewer3Affiliation":"East","co_investigator_departmentUniversity":"","start_date":"2027","duration":"2 years"}'

const COMPLETION = '{"profile":true,"project":true,"supervisors":false,"uploads":false,"reviewers":false}'

const STAMP =
  '{"owner":"1","appId":null,"revision":7,"savedAt":"2026-11-20T03:00:00.000Z","tab":"earlier",' +
  '"files":{"projectCV":{"name":"cv.pdf","size":9,"pages":2}},"submission":{"done":["grant"],"appId":"12"},' +
  '"leaveInsisted":true}'

const STORED = { formData: FORM_DATA, completionStatus: COMPLETION, fileUrls: '{}', draftStamp: STAMP }

const values = (FORM_DATA.match(/(?<=":")[^"]+/g) ?? []).toSorted()

const textsIn = (form: unknown) => (JSON.stringify(form).match(/(?<=":")[^"]+/g) ?? []).toSorted()

async function open(appId: string | null = null) {
  const local = createMemoryStorage()
  for (const [item, text] of Object.entries(STORED)) {
    const stamped = item === 'draftStamp' ? text.replace('"appId":null', `"appId":${JSON.stringify(appId)}`) : text
    local.setItem(appId === null ? item : `${item}:${appId}`, stamped)
  }
  const database = `stored-form-${crypto.randomUUID()}`
  const files = await openDB(database, 1, { upgrade: (opened) => void opened.createObjectStore('files') })
  await files.put('files', new File(['%PDF-1.7\n'], 'cv.pdf'), ['1', appId ?? '', 'projectCV'])
  const drafts = createDraftDatabase(database)
  const draft = new Draft({
    name: { owner: '1', applicationId: appId },
    local,
    database: drafts,
    now: () => new Date('2026-11-20T04:00:00Z'),
  })
  await draft.ready
  return { local, drafts, draft }
}

test.each([null, '12'])('a draft in today’s stored format is opened, of application %s', async (appId) => {
  const { draft } = await open(appId)
  const { form, completion, files, facts, submission, leaveInsisted, unreadableFields } = draft.snapshot()
  expect(values.length).toBeGreaterThan(35)
  expect(textsIn(form)).toEqual(values)
  expect(completion).toEqual({ profile: true, project: true, supervisors: false, uploads: false, reviewers: false })
  expect(files.projectCV?.name).toBe('cv.pdf')
  expect(facts).toEqual({ projectCV: { name: 'cv.pdf', size: 9, pages: 2 } })
  expect({ submission, leaveInsisted }).toEqual({
    submission: { applicationId: '12', nextStage: { step: 'files', mayBeDone: false } },
    leaveInsisted: true,
  })
  expect(unreadableFields).toEqual([])
})

test('a draft is written in today’s stored format', async () => {
  const { local, drafts, draft } = await open()
  draft.change({ ...draft.snapshot().form, name: 'Changed' })
  const written: unknown = JSON.parse(local.getItem('formData') ?? '')
  expect(written).toMatchObject({ ...JSON.parse(FORM_DATA), name: 'Changed' })
  expect(local.getItem('completionStatus')).toBe(COMPLETION)
  expect(JSON.parse(local.getItem('draftStamp') ?? '')).toEqual({
    ...JSON.parse(STAMP),
    revision: expect.any(Number),
    savedAt: '2026-11-20T04:00:00.000Z',
    tab: expect.any(String),
  })
  draft.chooseFile('projectBudget', await makePdfFile('budget.pdf'), 1)
  await waitFor(async () =>
    expect(Object.keys((await drafts.read(draft.name)).files)).toEqual(['projectBudget', 'projectCV']),
  )
  expect(JSON.parse(local.getItem('fileUrls') ?? '')).toEqual({
    projectProposal: '',
    projectBudget: expect.stringMatching(/^blob:/),
    projectCV: expect.stringMatching(/^blob:/),
    coInvestigatorsCVs: '',
  })
  await draft.reset()
  expect(local.length).toBe(0)
})

test('a saved copy is opened and written in today’s format', async () => {
  const copy = {
    kind: 'research-grant-draft',
    version: 1,
    savedAt: '2026-11-20T04:00:00.000Z',
    formData: JSON.parse(FORM_DATA),
    completionStatus: JSON.parse(COMPLETION),
    files: [{ field: 'projectCV', name: 'පර්යේෂණ.pdf', pages: 2, warning: 'portfolio', content: btoa('%PDF-1.7') }],
  }
  const opened = await readDraftCopy(new Blob([JSON.stringify(copy)]))
  expect(textsIn(opened?.form)).toEqual(values)
  expect(await opened?.files.projectCV?.text()).toBe('%PDF-1.7')
  const again = opened && (await createDraftCopy(opened, new Date(copy.savedAt)))
  expect(JSON.parse((await again?.text()) ?? '')).toMatchObject(copy)
  expect(await readDraftCopy(new Blob(['{}']))).toBeNull()
})
