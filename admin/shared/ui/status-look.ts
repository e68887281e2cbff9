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
import type { LucideIcon } from 'lucide-react'

export type StatusTone = 'amber' | 'blue' | 'green' | 'indigo' | 'teal' | 'red' | 'neutral'

interface Look {
  readonly tone: StatusTone
  readonly icon: LucideIcon
}

/** How the states of a movement look (design/interfaz.md, Tokens). */
export const ESTATUS_LOOK: Readonly<Record<string, Look | undefined>> = {
  Pendiente: { tone: 'amber', icon: Clock },
  Solicitado: { tone: 'blue', icon: Send },
  Validado: { tone: 'green', icon: CircleCheck },
  'Por aplicar': { tone: 'indigo', icon: CalendarClock },
  Aplicado: { tone: 'teal', icon: BadgeCheck },
  Cancelado: { tone: 'red', icon: CircleX },
  '': { tone: 'neutral', icon: Minus },
}

/** How the situation of a person looks, by its letter (design/decisiones.md §4). */
export const SITUACION_LOOK: Readonly<Record<string, (Look & { readonly word: string }) | undefined>> = {
  A: { tone: 'green', icon: CircleCheck, word: 'Activo' },
  T: { tone: 'blue', icon: Hourglass, word: 'En trámite' },
  L: { tone: 'amber', icon: CircleDashed, word: 'Licencia' },
  B: { tone: 'red', icon: CircleMinus, word: 'Baja' },
  P: { tone: 'teal', icon: Umbrella, word: 'Pensionado' },
  D: { tone: 'neutral', icon: Minus, word: 'Defunción' },
  E: { tone: 'red', icon: CircleX, word: 'Baja permanente' },
  C: { tone: 'neutral', icon: CircleX, word: 'Cancelado' },
  N: { tone: 'neutral', icon: MapPinOff, word: 'No localizado' },
}
