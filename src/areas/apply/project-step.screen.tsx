import { useWatch } from 'react-hook-form'
import { emptyFundingRow, emptyGrantRow, YES_NO } from '@/domain/application-form'
import { FIELD_LABELS, ROW_LABELS } from '@/domain/application-steps'
import { durationAdvice, linkAdvice } from '@/domain/format-warnings'
import { limits } from '@/domain/limits'
import { messages } from '@/domain/messages'
import { NumberTextField } from '@/form/number-text-field'
import { RadioField } from '@/form/radio-field'
import { RowsField } from '@/form/rows-field'
import { TextAreaField } from '@/form/text-area-field'
import { TextField } from '@/form/text-field'
import { RowHints } from './fields/row-hints'
import { Section } from './fields/section'
import { AnswersForm, type AnswersControl } from './steps/answers-form'
import { ApplicationPage } from './steps/application-page'

/** Step 2: the project, earlier and other grants, and what there is to work with (spec 2, 3). */
export default function ProjectStepScreen() {
  return (
    <ApplicationPage step="project">
      <AnswersForm missingOnSubmit={messages.form.missingOnSubmit}>
        {(control) => (
          <>
            <Section title="The project">
              <TextAreaField
                control={control}
                name="projectTitle"
                label={FIELD_LABELS.projectTitle}
                rows={2}
                max={limits.longText}
              />
            </Section>
            <Section title="Your research so far">
              <GrantRows control={control} />
              <RadioField
                control={control}
                name="projectInvolved"
                label={FIELD_LABELS.projectInvolved}
                options={YES_NO}
                inline
              />
              {(['publication1', 'publication2', 'publication3'] as const).map((name) => (
                <TextField
                  key={name}
                  control={control}
                  name={name}
                  label={FIELD_LABELS[name]}
                  type="url"
                  advise={linkAdvice}
                  optional
                />
              ))}
            </Section>
            <Section title="Other funding">
              <OutsideGrants control={control} />
            </Section>
            <Section title="Facilities">
              <TextAreaField
                control={control}
                name="researchFacilities"
                label={FIELD_LABELS.researchFacilities}
                hint="What is available to you for this project: laboratories, equipment, collections, staff."
                rows={6}
                max={limits.longText}
              />
            </Section>
          </>
        )}
      </AnswersForm>
    </ApplicationPage>
  )
}

function GrantRows({ control }: { control: AnswersControl }) {
  const { list, columns } = ROW_LABELS.grantRows
  return (
    <>
      <RowsField
        control={control}
        name="grantRows"
        label={list}
        rowLabel="Grant row"
        addLabel="Add a grant"
        newRow={emptyGrantRow()}
        min={limits.minRows}
        hint="Leave the row empty if you have had none."
      >
        {(index) => (
          <>
            <TextField control={control} name={`grantRows.${index}.fundingSource`} label={columns.fundingSource} />
            <TextField
              control={control}
              name={`grantRows.${index}.durationperiod`}
              label={columns.durationperiod}
              placeholder="Ex: 01/01/2012-31/12/2012"
              advise={durationAdvice}
            />
            <TextField
              control={control}
              name={`grantRows.${index}.currency`}
              label={columns.currency}
              placeholder="LKR"
            />
            <NumberTextField control={control} name={`grantRows.${index}.amount`} label={columns.amount} />
          </>
        )}
      </RowsField>
      <RowHints list="grantRows" />
    </>
  )
}

/** The rows are asked for only where there are outside grants (spec 5). */
function OutsideGrants({ control }: { control: AnswersControl }) {
  const { list, columns } = ROW_LABELS.fundingRows
  const hasGrants = useWatch({ control, name: 'outsidegrants' }) === 'yes'
  return (
    <>
      <RadioField control={control} name="outsidegrants" label={FIELD_LABELS.outsidegrants} options={YES_NO} inline />
      {hasGrants && (
        <>
          <RowsField
            control={control}
            name="fundingRows"
            label={list}
            rowLabel="Funding row"
            addLabel="Add an outside grant"
            newRow={emptyFundingRow()}
            min={limits.minRows}
          >
            {(index) => (
              <>
                <TextField
                  control={control}
                  name={`fundingRows.${index}.fundingOrganization`}
                  label={columns.fundingOrganization}
                />
                <NumberTextField
                  control={control}
                  name={`fundingRows.${index}.fundingAmount`}
                  label={columns.fundingAmount}
                />
              </>
            )}
          </RowsField>
          <RowHints list="fundingRows" />
        </>
      )}
    </>
  )
}
