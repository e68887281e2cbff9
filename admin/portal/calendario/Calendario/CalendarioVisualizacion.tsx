import { Calendario } from './Calendario.tsx'
import type { ReactElement } from 'react'

/** `calendarioVisualizacion`: the same calendar, to look at. */
export default function CalendarioVisualizacion(): ReactElement {
  return <Calendario edita={false} />
}
