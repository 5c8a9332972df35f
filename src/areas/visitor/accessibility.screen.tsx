import { branding } from '@/branding'
import { StatementList, StatementPage, StatementSection } from './statement-page'

const GAPS = [
  'PDFs that the portal makes have no tags. A screen reader may read their tables in the wrong order.',
  'Documents of applicants and reviewers may not be accessible. Scanned pages are pictures only.',
  'Sinhala and Tamil in fields and lists of choices are not marked as such. A screen reader may mispronounce them.',
  'The user guide is a video without sound. The guidelines say the same in writing.',
]

export default function AccessibilityScreen() {
  return (
    <StatementPage
      title="Accessibility"
      lead={`The ${branding.council} wants everybody to be able to use this portal.`}
      statement={branding.statements.accessibility}
      contactTitle="Report a problem"
      contactLead="Say which page it is, what you wanted to do, and what happened. Write to:"
    >
      <StatementSection title="Standard">
        <p>The portal is made to meet the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.</p>
        <StatementList
          items={[
            'Every page works with the keyboard alone, on a phone, and enlarged to 400 %.',
            'Colours and motion follow the settings of your device.',
            'Every page is checked with automatic tools. No outside body has audited the portal.',
          ]}
        />
      </StatementSection>
      <StatementSection title="Known gaps">
        <StatementList items={GAPS} />
      </StatementSection>
    </StatementPage>
  )
}
