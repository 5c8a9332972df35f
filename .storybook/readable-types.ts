import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types'

const isNothing = (part: SBType): boolean => part.name === 'other' && /^(undefined|null)$/.test(part.value)

/** Removes `undefined` and `null` from the type of an optional prop, so that it gets the control of its type. */
function given(type: SBType): SBType {
  if (type.name !== 'union') return type
  const left = type.value.filter((part) => !isNothing(part))
  const [only] = left
  return left.length === 1 && only !== undefined ? only : { ...type, value: left }
}

/** Elements and refs cannot be edited as JSON; lists can. */
const isEditable = (type: SBType) => type.name !== 'other' || type.value === 'ReadonlyArray'

/** Shows each type as written in the source, instead of Storybook's `union` or `ReadonlyArray`. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type: written, table, control } = argType
      if (written === undefined || typeof written === 'string') return [name, argType]
      const type = given(written)
      const summary = written.raw?.replace(/ \| undefined$/, '') ?? table?.type?.summary
      return [
        name,
        {
          ...argType,
          type,
          table: { ...table, type: { summary } },
          ...(isEditable(type) ? {} : { control: control ?? false }),
        },
      ]
    }),
  )
