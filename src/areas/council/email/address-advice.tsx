import { Advice } from './advice'

export const ownAddressAdvice = (address: string) => `${address} is the applicant’s own address.`

/** Warns about the address of an e-mail. */
export const AddressAdvice = ({ warnings }: { warnings: readonly string[] }) => (
  <Advice className="-mt-4">{warnings.join(' ')}</Advice>
)
