import type { ArgTypes } from '@storybook/react-vite'

/** Attributes that controls pass to their native element, but whose types they do not list. */
export const nativeAttributes = {
  placeholder: { control: 'text' },
  readOnly: { control: 'boolean' },
  'aria-invalid': { control: 'boolean' },
} satisfies Partial<ArgTypes>
