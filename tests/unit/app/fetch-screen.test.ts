import { expect, it, vi } from 'vitest'
import { loadOnce } from '@/app/fetch-screen'

it('loads a page once, for calls at the same time and later', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('the page')
  const screen = loadOnce(load)
  expect(await Promise.all([screen(), screen()])).toEqual(['the page', 'the page'])
  expect(await screen()).toBe('the page')
  expect(load).toHaveBeenCalledTimes(1)
})

it('tries again after a failure', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('the page')
  const screen = loadOnce(load)
  await expect(screen()).rejects.toThrow('offline')
  expect(await screen()).toBe('the page')
})
