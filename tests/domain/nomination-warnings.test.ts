import { describe, expect, it } from 'vitest'
import { emptyApplicationForm, type ApplicationForm } from '@/domain/application-form'
import { nominationWarnings } from '@/domain/nomination-warnings'
import { completeForm } from './complete-form'

const warnings = (changes: Partial<ApplicationForm>) => nominationWarnings(completeForm(changes))

describe('warnings about nominations', () => {
  it('say nothing about independent reviewers or an empty form', () => {
    expect(warnings({})).toEqual([])
    expect(nominationWarnings(emptyApplicationForm())).toEqual([])
  })

  it('see the same address twice, however it was typed', () => {
    expect(warnings({ reviewer3Email: ' Fernando@ONE.example' })).toEqual([
      { field: 'reviewer3Email', message: 'Reviewer 3 has the same e-mail address as reviewer 1.' },
    ])
  })

  it('see the applicant among the reviewers, by address or by name', () => {
    expect(warnings({ reviewer1Email: 'SILVA@uni.example' })).toEqual([
      { field: 'reviewer1Email', message: 'Reviewer 1 has your own e-mail address.' },
    ])
    expect(warnings({ reviewer1Name: 'Dr. A B Silva' })).toEqual([
      { field: 'reviewer1Name', message: 'Reviewer 1 has your own name.' },
    ])
  })

  it('see a co-investigator among the reviewers', () => {
    expect(warnings({ reviewer2Name: 'Prof. K. Perera' })).toEqual([
      { field: 'reviewer2Name', message: 'Reviewer 2 is the same person as co-investigator 1.' },
    ])
  })

  it('see an address of the applicant’s institution, but not of a mail service that anyone uses', () => {
    expect(warnings({ reviewer2Email: 'kumar@uni.example' })).toMatchObject([
      { field: 'reviewer2Email', message: expect.stringContaining('uni.example') },
    ])
    expect(warnings({ email: 'silva@gmail.com', reviewer2Email: 'kumar@gmail.com' })).toEqual([])
  })
})
