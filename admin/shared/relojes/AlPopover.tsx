import { RelojesPopover } from './RelojesPopover.tsx'
import { useRelojes } from './use-relojes.ts'
import type { ReactElement } from 'react'

/** Asks for a list of people as it was on a day, which stands in the address. */
export function AlPopover(): ReactElement {
  const [{ al }, go] = useRelojes()
  return <RelojesPopover relojes={{ al, conocido: null }} onChange={go} soloAl />
}
