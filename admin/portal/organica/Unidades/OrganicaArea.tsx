import { PantallaUnidades } from './PantallaUnidades.tsx'
import type { ReactElement } from 'react'

/** `organicaArea` (specification 2 §2.21). */
export default function OrganicaArea(): ReactElement {
  return <PantallaUnidades nivel={3} />
}
