import { Calendario } from './Calendario.tsx'
import type { ReactElement } from 'react'

/** `calendarioEventos`: the calendar, for who keeps it. */
export default function CalendarioEventos(): ReactElement {
  return <Calendario edita />
}
