import { APPLICATION_FIELDS, SECTION_TITLES } from '@/domain/application/application-fields'
import { makeEmptyRow } from '@/domain/application/application-form'
import { limits } from '@/domain/texts/limits'
import { RowsField } from '@/form/rows-field'
import { ApplicationField, CellField } from './fields/application-field'
import { Section } from './fields/section'
import { StepForm } from './steps/step-form'
import { ApplicationPage } from './steps/application-page'

export default function SupervisorsStepScreen() {
  return (
    <ApplicationPage step="supervisors">
      <StepForm>
        {(control) => (
          <>
            <Section title={SECTION_TITLES.coInvestigators}>
              <RowsField
                control={control}
                name="coInvestigators"
                label={APPLICATION_FIELDS.coInvestigators.label}
                rowLabel="Co-investigator"
                addLabel="Add a co-investigator"
                newRow={makeEmptyRow('coInvestigators')}
                min={limits.minRows}
              >
                {(index) => (
                  <div className="grid gap-4 sm:col-span-2">
                    <CellField control={control} list="coInvestigators" index={index} column="name" />
                    <CellField control={control} list="coInvestigators" index={index} column="affiliation" />
                  </div>
                )}
              </RowsField>
            </Section>
            <Section title={SECTION_TITLES.foreignCollaborators}>
              <ApplicationField control={control} name="foreignCollaborators" />
              <ApplicationField control={control} name="foreignCollaboratorAffiliation" />
            </Section>
          </>
        )}
      </StepForm>
    </ApplicationPage>
  )
}
