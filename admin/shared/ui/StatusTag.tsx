import { Icon } from './Icon.tsx'
import { ESTATUS_LOOK, SITUACION_LOOK } from './status-look.ts'
import type { StatusTone } from './status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import './surfaces.css'

/** A state: always a colour, an icon and a word. */
export function StatusTag(props: { tone: StatusTone; icon: LucideIcon; children: ReactNode }): ReactElement {
  return (
    <span className={`status status-${props.tone}`}>
      <Icon icon={props.icon} size={13} />
      {props.children}
    </span>
  )
}

/** Status of a movement ("Solicitado"); an unknown word is shown in grey. */
export function EstatusTag({ estatus }: { estatus: string }): ReactElement {
  const look = ESTATUS_LOOK[estatus] ?? ESTATUS_LOOK['']
  return look ? (
    <StatusTag tone={look.tone} icon={look.icon}>
      {estatus}
    </StatusTag>
  ) : (
    <>{estatus}</>
  )
}

/** Situation of a person by its letter (A, L, B, P, D, E, C, N, T). */
export function SituacionTag({ letra }: { letra: string }): ReactElement {
  const look = SITUACION_LOOK[letra]
  return look ? (
    <StatusTag tone={look.tone} icon={look.icon}>
      {look.word}
    </StatusTag>
  ) : (
    <>{letra}</>
  )
}
