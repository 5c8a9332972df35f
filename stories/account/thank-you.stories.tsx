import type { Meta } from '@storybook/react-vite'
import { paths } from '@/paths'
import { messages } from '@/domain/texts/messages'
import { screenStory } from '../support/screen-story'

const meta: Meta = { title: 'Account/Thank you' }
export default meta

export const AfterAnUpload = screenStory({
  path: paths.thankYou,
  person: 'applicant@demo.urc',
  shows: messages.page.thankYou,
})

export const Reviewer = screenStory({ path: paths.thankYou, shows: messages.page.thankYou })

export const AfterADecision = screenStory({ path: paths.thankYouForDecision, shows: messages.page.thankYouDecision })

export const Phone = screenStory({ path: paths.thankYou, shows: messages.page.thankYou, phone: true })

export const PhoneAfterADecision = screenStory({
  path: paths.thankYouForDecision,
  shows: messages.page.thankYouDecision,
  phone: true,
})

export const Dark = screenStory({ path: paths.thankYou, shows: messages.page.thankYou, dark: true })

export const DarkAfterADecision = screenStory({
  path: paths.thankYouForDecision,
  shows: messages.page.thankYouDecision,
  dark: true,
})

export const Print = screenStory({ path: paths.thankYou, shows: messages.page.thankYou, print: true })

export const PrintAfterADecision = screenStory({
  path: paths.thankYouForDecision,
  shows: messages.page.thankYouDecision,
  print: true,
})
