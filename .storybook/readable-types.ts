import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types'

const isNullish = (type: SBType): boolean => type.name === 'other' && /^(undefined|null)$/.test(type.value)

/** Removes `undefined` and `null` from the type of an optional prop, so that it gets the control of its type. */
function removeNullish(type: SBType): SBType {
  if (type.name !== 'union') return type
  const remaining = type.value.filter((member) => !isNullish(member))
  const [first] = remaining
  return remaining.length === 1 && first !== undefined ? first : { ...type, value: remaining }
}

/** Elements and refs cannot be edited as JSON; lists can. */
const isEditable = (type: SBType) => type.name !== 'other' || type.value === 'ReadonlyArray'

/** Shows each type as written in the source, instead of Storybook's `union` or `ReadonlyArray`. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type: sourceType, table, control } = argType
      if (sourceType === undefined || typeof sourceType === 'string') return [name, argType]
      const type = removeNullish(sourceType)
      const summary = sourceType.raw?.replace(/ \| undefined$/, '') ?? table?.type?.summary
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
