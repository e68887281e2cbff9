import { PantallaUnidades } from './PantallaUnidades.tsx'
import type { ReactElement } from 'react'

/** `organicaAdscripcion` (specification 2 §2.21). */
export default function OrganicaAdscripcion(): ReactElement {
  return <PantallaUnidades nivel={1} />
}
