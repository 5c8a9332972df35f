import type { Meta } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { paths } from '@/paths'
import { guidance } from '@/domain/texts/guidance'
import { messages } from '@/domain/texts/messages'
import { press } from '../support/press'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Forgot Password' }
export default meta

async function reset() {
  await userEvent.type(await screen.findByLabelText('Email'), 'applicant@demo.urc')
  await press('Reset Password')
}

export const Default = screenStory({ path: paths.forgotPassword, shows: 'Back to Login' })

export const Sending = screenStory({
  path: paths.forgotPassword,
  play: reset,
  faults: [{ call: 'sendEmail', kind: 'hang' }],
  shows: messages.passwordReset.done,
})

export const Refused = screenStory({
  path: paths.forgotPassword,
  play: reset,
  faults: [{ call: 'resetPassword', kind: 'refused' }],
  shows: messages.passwordReset.refused,
})

export const NotSent = screenStory({
  path: paths.forgotPassword,
  play: async () => {
    await reset()
    for (const name of [messages.passwordReset.done, /^Failed to send email/]) {
      const alert = await screen.findByRole('alertdialog', { name })
      await userEvent.click(within(alert).getByRole('button', { name: 'OK' }))
    }
  },
  faults: [{ call: 'sendEmail', kind: 'refused' }],
  shows: guidance.passwordChangedButNotMailed.happened,
})

export const Phone = screenStory({ path: paths.forgotPassword, shows: 'Back to Login', phone: true })

export const Dark = screenStory({ path: paths.forgotPassword, shows: 'Back to Login', dark: true })
