import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getFieldNames } from '@/domain/application/application-fields'
import { isRowList } from '@/domain/application/application-form'
import { STEP_DETAILS, STEPS } from '@/domain/application/application-steps'
import { getColumns, getEntries, getLabel } from '@/domain/application/form-entries'
import { STEP_PATHS } from '@/areas/apply/steps/step-paths'
import { renderPortal } from '@tests/support/render-portal'
import { storedDraft } from './application'

const form = { leaveRequested: 'yes', outsideGrants: 'yes' }

const names = () =>
  [...document.querySelectorAll('main label, main legend')].map((element) =>
    element.textContent.replace(/ ?\(optional\)$/, ''),
  )

test.each(STEPS)('the step %s shows every field of the table', async (step) => {
  await renderPortal({
    path: STEP_PATHS[step].new,
    person: 'applicant@demo.urc',
    stored: storedDraft({ form }),
  })
  await screen.findByRole('heading', { level: 1, name: `Apply New Grant: ${STEP_DETAILS[step].label}` })
  const asked = getFieldNames(step).flatMap((name) => {
    if (isRowList(name)) return [getLabel(name), ...getColumns(name).map(([, { label }]) => label)]
    const entries = getEntries(name)
    return entries.length > 0 ? entries.map(({ spec }) => spec.label) : [getLabel(name)]
  })
  await expect.poll(() => asked.filter((label) => !names().includes(label))).toEqual([])
})
