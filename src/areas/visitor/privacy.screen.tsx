import { Link } from 'react-router-dom'
import { branding } from '@/branding'
import { DEVICE_ITEM_KINDS, DEVICE_ITEMS } from '@/domain/texts/device-items'
import { paths } from '@/paths'
import { DescriptionList } from '@/ui/description-list'
import { StatementList, StatementPage, StatementSection } from './statement-page'

const storedItems = [...new Set(DEVICE_ITEM_KINDS.map((kind) => DEVICE_ITEMS[kind].until))].map((until) => ({
  term: until,
  description: (
    <StatementList
      items={DEVICE_ITEM_KINDS.map((kind) => DEVICE_ITEMS[kind])
        .filter((item) => item.until === until)
        .map(({ title }) => title)}
    />
  ),
}))

const SENT_DATA = [
  'Your account: name, e-mail address, role and password.',
  'Your application: all answers and files, with the names and addresses of other people in it.',
  'Your decision, remarks, marks or report, if the council asks you for them.',
  'The e-mails that the council writes in the portal.',
  'Errors and speed of the portal, without your data, if the university collects them.',
  'Your internet address, as with every website.',
]

export default function PrivacyScreen() {
  return (
    <StatementPage
      title="Privacy"
      lead={`What this portal of the ${branding.university} stores and sends.`}
      statement={branding.statements.privacy}
      contactTitle="Contact"
      contactLead="To see, correct or delete your data, write to:"
    >
      <StatementSection title="Stored on this device">
        <p>Other people who use this browser may be able to read it.</p>
        <DescriptionList items={storedItems} />
        <p>The server keeps you logged in with a cookie.</p>
        <p>
          See and delete what is stored now: <Link to={paths.deviceData}>What this device keeps of you</Link>.
        </p>
      </StatementSection>
      <StatementSection title="Sent to the council’s server">
        <p>What you type stays on this device until you submit it, or save it with the council.</p>
        <StatementList items={SENT_DATA} />
      </StatementSection>
      <StatementSection title="Other sites">
        <p>The portal loads nothing from other sites. It has no advertising and no tracking.</p>
      </StatementSection>
    </StatementPage>
  )
}
