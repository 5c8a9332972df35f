import { screen, userEvent } from 'storybook/test'

/** Presses the first button with this name. */
export async function press(name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}
