import type { Control } from 'react-hook-form'
import type { z } from '@/lib/zod'
import type { changePasswordSchema } from '@/domain/people/account-schemas'
import { PasswordField } from '@/form/password-field'

type Values = z.input<typeof changePasswordSchema>

export function NewPasswordFields({ control }: { control: Control<Values, unknown, Values> }) {
  return (
    <>
      <PasswordField
        control={control}
        name="currentPassword"
        label="Current Password"
        autoComplete="current-password"
      />
      <PasswordField control={control} name="newPassword" label="New Password" autoComplete="new-password" />
    </>
  )
}
