import { PantallaUnidades } from './PantallaUnidades.tsx'
import type { ReactElement } from 'react'

/** `organicaEntidades` (specification 2 §2.21). */
export default function OrganicaEntidades(): ReactElement {
  return <PantallaUnidades nivel={0} />
}
