import { expect, it } from 'vitest'
import { mutate } from './mutated-host'
import { MUTATIONS } from './mutations'

it.each(MUTATIONS)('$file $title: applies to one place', (mutation) => {
  expect(() => mutate(mutation)).not.toThrow()
})
