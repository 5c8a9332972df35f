import type { Meta } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { paths } from '@/paths'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Shell/Pages' }
export default meta

const person = 'applicant@demo.urc'

export const Navigation = screenStory({ path: paths.sidebar, person, shows: 'Navigation' })

export const NotFound = screenStory({ path: '/no-such-page', person, shows: 'Page not found' })

export const OtherRole = screenStory({
  path: paths.newAccount,
  person,
  shows: ['This page is not available for your role.', /It belongs to: Admin, Director - URC\./, 'Go to the Dashboard'],
})

export const SessionNotChecked = screenStory({
  path: paths.dashboard,
  person,
  faults: [{ call: 'checkSession', kind: 'network' }],
  shows: 'We could not check whether you are signed in.',
})

export const LogInAgain = screenStory({
  path: paths.budget,
  person,
  faults: [{ call: 'listApplicationIds', kind: 'signed-out' }],
  shows: 'Log in again to go on',
})

export const MenuOnAPhone = screenStory({
  path: paths.dashboard,
  person,
  phone: true,
  play: () => press('Menu'),
  shows: 'Log Out',
})

const maintenance = {
  branding: { maintenanceNotice: 'The portal is closed on 12 December from 18:00 to 20:00.' },
  shows: /^The portal is closed/,
}

export const MaintenanceNotice = screenStory({ path: paths.dashboard, person, ...maintenance })

export const MaintenanceNoticeForVisitors = screenStory({ path: paths.frontPage, ...maintenance })

export const MaintenanceNoticeForReviewersOnAPhone = screenStory({
  path: '/reviewer2?app_ID=18',
  phone: true,
  ...maintenance,
})

type AfterPlay = NonNullable<Parameters<typeof screenStory>[0]['afterPlay']>

const logOutInOtherTab: AfterPlay = async ({ openTab }) => {
  await screen.findByRole('heading', { name: 'Dashboard' })
  const { session } = openTab().services
  await session.check()
  await session.logOut()
}

const switchPersonInOtherTab: AfterPlay = async (stage) => {
  await logOutInOtherTab(stage)
  await stage.openTab().services.session.logIn('applicant2@demo.urc', 'demo1234')
}

export const LoggedOutInAnotherTab = screenStory({
  path: paths.dashboard,
  person,
  afterPlay: logOutInOtherTab,
  shows: 'Nirmala has logged out',
})

export const SomebodyElseInAnotherTab = screenStory({
  path: paths.dashboard,
  person,
  afterPlay: switchPersonInOtherTab,
  shows: 'Kavindu is signed in now',
})

export const NavigationOnAPhone = screenStory({ path: paths.sidebar, person, shows: 'Navigation', phone: true })

export const NavigationInTheDark = screenStory({ path: paths.sidebar, person, shows: 'Navigation', dark: true })
