import {
  BadgeCheck,
  CalendarClock,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  Clock,
  Hourglass,
  MapPinOff,
  Minus,
  Send,
  Umbrella,
} from 'lucide-react'
import { ASPECTO_ESTATUS } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import type { AspectoEstatus, EstatusMovimiento } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { LucideIcon } from 'lucide-react'

export type StatusTone = 'amber' | 'blue' | 'green' | 'indigo' | 'teal' | 'red' | 'neutral'

interface Look {
  readonly tone: StatusTone
  readonly icon: LucideIcon
}

/** The drawings of the domain's icons. */
const ICONOS = {
  'circle-x': CircleX,
  'badge-check': BadgeCheck,
  'calendar-clock': CalendarClock,
  'circle-check': CircleCheck,
  clock: Clock,
  send: Send,
} as const satisfies Record<AspectoEstatus['icono'], LucideIcon>

/** How the state of a movement looks; a word that is no state, in grey. */
export function estatusLook(estatus: string): Look {
  if (!isEstatus(estatus)) return { tone: 'neutral', icon: Minus }
  const { color, icono } = ASPECTO_ESTATUS[estatus]
  return { tone: color, icon: ICONOS[icono] }
}

function isEstatus(estatus: string): estatus is EstatusMovimiento {
  return Object.hasOwn(ASPECTO_ESTATUS, estatus)
}

/** Situations of a person (design/decisiones.md §4). */
const SITUACIONES = {
  A: { tone: 'green', icon: CircleCheck },
  T: { tone: 'blue', icon: Hourglass },
  L: { tone: 'amber', icon: CircleDashed },
  B: { tone: 'red', icon: CircleMinus },
  P: { tone: 'teal', icon: Umbrella },
  D: { tone: 'neutral', icon: Minus },
  E: { tone: 'red', icon: CircleX },
  C: { tone: 'neutral', icon: CircleX },
  N: { tone: 'neutral', icon: MapPinOff },
} as const satisfies Record<LetraSituacion, Look>

/** How the situation of a person looks, by its letter; null for a letter that is none. */
export function situacionLook(letra: string): (Look & { readonly word: string }) | null {
  return isSituacion(letra) ? { ...SITUACIONES[letra], word: NOMBRE_SITUACION[letra] } : null
}

function isSituacion(letra: string): letra is LetraSituacion {
  return Object.hasOwn(SITUACIONES, letra)
}
