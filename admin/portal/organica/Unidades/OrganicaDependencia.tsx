import { PantallaUnidades } from './PantallaUnidades.tsx'
import type { ReactElement } from 'react'

/** `organicaDependencia` (specification 2 §2.21). */
export default function OrganicaDependencia(): ReactElement {
  return <PantallaUnidades nivel={2} />
}
