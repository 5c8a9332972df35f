import { emptyCoInvestigator } from '@/domain/application-form'
import { FIELD_LABELS, ROW_LABELS } from '@/domain/application-steps'
import { limits } from '@/domain/limits'
import { RowsField } from '@/form/rows-field'
import { TextAreaField } from '@/form/text-area-field'
import { TextField } from '@/form/text-field'
import { RowHints } from './fields/row-hints'
import { Section } from './fields/section'
import { AnswersForm } from './steps/answers-form'
import { ApplicationPage } from './steps/application-page'

const { list, columns } = ROW_LABELS.co_investigators

/** Step 3: who works on it with the applicant (spec 2, 3). */
export default function SupervisorsStepScreen() {
  return (
    <ApplicationPage step="supervisors">
      <AnswersForm>
        {(control) => (
          <>
            <Section title="Your team">
              <RowsField
                control={control}
                name="co_investigators"
                label={list}
                rowLabel="Co-investigator"
                addLabel="Add a co-investigator"
                newRow={emptyCoInvestigator()}
                min={limits.minRows}
              >
                {(index) => (
                  <div className="grid gap-4 sm:col-span-2">
                    <TextField control={control} name={`co_investigators.${index}.name`} label={columns.name} />
                    <TextAreaField
                      control={control}
                      name={`co_investigators.${index}.departmentUniversity`}
                      label={columns.departmentUniversity}
                      rows={2}
                      max={limits.affiliation}
                    />
                  </div>
                )}
              </RowsField>
              <RowHints list="co_investigators" />
            </Section>
            <Section title="A collaborator abroad">
              <TextField
                control={control}
                name="foreign_collaborators"
                label={FIELD_LABELS.foreign_collaborators}
                optional
              />
              <TextAreaField
                control={control}
                name="foreign_collaborator_departmentUniversity"
                label={FIELD_LABELS.foreign_collaborator_departmentUniversity}
                rows={2}
                max={limits.affiliation}
                optional
              />
            </Section>
          </>
        )}
      </AnswersForm>
    </ApplicationPage>
  )
}
