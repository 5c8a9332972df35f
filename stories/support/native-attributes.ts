import type { ArgTypes } from '@storybook/react-vite'

/** Attributes that controls pass on to their native element, and which their own types do not name. */
export const nativeAttributes = {
  placeholder: { control: 'text' },
  readOnly: { control: 'boolean' },
  'aria-invalid': { control: 'boolean' },
} satisfies Partial<ArgTypes>
