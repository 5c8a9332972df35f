import { useWatch } from 'react-hook-form'
import { APPLICATION_FIELDS } from '@/domain/application/application-fields'
import { emptyRow } from '@/domain/application/application-form'
import { limits } from '@/domain/texts/limits'
import { messages } from '@/domain/texts/messages'
import { RowsField } from '@/form/rows-field'
import { AnswerField, CellField } from './fields/answer-field'
import { RowHints } from './fields/row-hints'
import { Section } from './fields/section'
import { AnswersForm, type AnswersControl } from './steps/answers-form'
import { ApplicationPage } from './steps/application-page'

export default function ProjectStepScreen() {
  return (
    <ApplicationPage step="project">
      <AnswersForm missingOnSubmit={messages.form.missingOnSubmit}>
        {(control) => (
          <>
            <Section title="The project">
              <AnswerField control={control} name="projectTitle" />
            </Section>
            <Section title="Your research so far">
              <GrantRows control={control} />
              <AnswerField control={control} name="projectInvolved" />
              <AnswerField control={control} name="publication1" />
              <AnswerField control={control} name="publication2" />
              <AnswerField control={control} name="publication3" />
            </Section>
            <Section title="Other funding">
              <OutsideGrants control={control} />
            </Section>
            <Section title="Facilities">
              <AnswerField
                control={control}
                name="researchFacilities"
                hint="What is available to you for this project: laboratories, equipment, collections, staff."
                rows={6}
              />
            </Section>
          </>
        )}
      </AnswersForm>
    </ApplicationPage>
  )
}

const GrantRows = ({ control }: { control: AnswersControl }) => (
  <>
    <RowsField
      control={control}
      name="grantRows"
      label={APPLICATION_FIELDS.grantRows.label}
      rowLabel="Grant row"
      addLabel="Add a grant"
      newRow={emptyRow('grantRows')}
      min={limits.minRows}
      hint="Leave the row empty if you have had none."
    >
      {(index) => {
        const cell = { control, list: 'grantRows', index } as const
        return (
          <>
            <CellField {...cell} column="fundingSource" />
            <CellField {...cell} column="period" placeholder="Ex: 01/01/2012-31/12/2012" />
            <CellField {...cell} column="currency" placeholder="LKR" />
            <CellField {...cell} column="amount" />
          </>
        )
      }}
    </RowsField>
    <RowHints list="grantRows" />
  </>
)

function OutsideGrants({ control }: { control: AnswersControl }) {
  const hasGrants = useWatch({ control, name: 'outsideGrants' }) === 'yes'
  return (
    <>
      <AnswerField control={control} name="outsideGrants" />
      {hasGrants && (
        <>
          <RowsField
            control={control}
            name="fundingRows"
            label={APPLICATION_FIELDS.fundingRows.label}
            rowLabel="Funding row"
            addLabel="Add an outside grant"
            newRow={emptyRow('fundingRows')}
            min={limits.minRows}
          >
            {(index) => (
              <>
                <CellField control={control} list="fundingRows" index={index} column="fundingOrganization" />
                <CellField control={control} list="fundingRows" index={index} column="fundingAmount" />
              </>
            )}
          </RowsField>
          <RowHints list="fundingRows" />
        </>
      )}
    </>
  )
}
