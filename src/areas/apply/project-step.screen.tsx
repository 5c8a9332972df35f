import { useWatch } from 'react-hook-form'
import { APPLICATION_FIELDS, SECTION_TITLES } from '@/domain/application/application-fields'
import { makeEmptyRow } from '@/domain/application/application-form'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { RowsField } from '@/form/rows-field'
import { ApplicationField, CellField } from './fields/application-field'
import { Section } from './fields/section'
import { StepForm, type StepControl } from './steps/step-form'
import { ApplicationPage } from './steps/application-page'

export default function ProjectStepScreen() {
  return (
    <ApplicationPage step="project">
      <StepForm missingTextOnEnter={messages.form.missingOnSubmit}>
        {(control) => (
          <>
            <Section title={SECTION_TITLES.projectTitle}>
              <ApplicationField control={control} name="projectTitle" />
            </Section>
            <Section title={SECTION_TITLES.grantRows}>
              <GrantRows control={control} />
              <ApplicationField control={control} name="projectInvolved" />
              <ApplicationField control={control} name="publication1" />
              <ApplicationField control={control} name="publication2" />
              <ApplicationField control={control} name="publication3" />
            </Section>
            <Section title={SECTION_TITLES.outsideGrants}>
              <OutsideGrants control={control} />
            </Section>
            <Section title={SECTION_TITLES.researchFacilities}>
              <ApplicationField control={control} name="researchFacilities" rows={6} />
            </Section>
          </>
        )}
      </StepForm>
    </ApplicationPage>
  )
}

const GrantRows = ({ control }: { control: StepControl }) => (
  <RowsField
    control={control}
    name="grantRows"
    label={APPLICATION_FIELDS.grantRows.label}
    rowLabel="Grant row"
    addLabel="Add a grant"
    newRow={makeEmptyRow('grantRows')}
    min={limits.minRows}
    hint={APPLICATION_FIELDS.grantRows.hint}
  >
    {(index) => {
      const cell = { control, list: 'grantRows', index } as const
      return (
        <>
          <CellField {...cell} column="fundingSource" />
          <CellField {...cell} column="period" placeholder="Ex: 01/01/2012-31/12/2012" />
          <CellField {...cell} column="currency" />
          <CellField {...cell} column="amount" />
        </>
      )
    }}
  </RowsField>
)

function OutsideGrants({ control }: { control: StepControl }) {
  const hasGrants = useWatch({ control, name: 'outsideGrants' }) === 'yes'
  return (
    <>
      <ApplicationField control={control} name="outsideGrants" />
      {hasGrants && (
        <RowsField
          control={control}
          name="fundingRows"
          label={APPLICATION_FIELDS.fundingRows.label}
          rowLabel="Funding row"
          addLabel="Add an outside grant"
          newRow={makeEmptyRow('fundingRows')}
          min={limits.minRows}
          hint={APPLICATION_FIELDS.fundingRows.hint}
        >
          {(index) => (
            <>
              <CellField control={control} list="fundingRows" index={index} column="fundingOrganization" />
              <CellField control={control} list="fundingRows" index={index} column="fundingAmount" />
            </>
          )}
        </RowsField>
      )}
    </>
  )
}
