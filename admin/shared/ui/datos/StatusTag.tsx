import { Icon } from '#admin/shared/ui/Icon.tsx'
import { estatusLook, situacionLook } from './status-look.ts'
import type { StatusTone } from './status-look.ts'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import '#admin/shared/ui/pagina/surfaces.css'

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
  const { tone, icon } = estatusLook(estatus)
  return (
    <StatusTag tone={tone} icon={icon}>
      {estatus}
    </StatusTag>
  )
}

/** Situation of a person by its letter (A, L, B, P, D, E, C, N, T). */
export function SituacionTag({ letra }: { letra: string }): ReactElement {
  const look = situacionLook(letra)
  return look ? (
    <StatusTag tone={look.tone} icon={look.icon}>
      {look.word}
    </StatusTag>
  ) : (
    <>{letra}</>
  )
}
