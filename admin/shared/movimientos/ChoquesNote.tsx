import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { Choque } from '#domain/afiliacion/actos/choques.ts'
import type { ReactElement } from 'react'

/** What changed under a movement since it was requested, each with both values. Nothing when nothing did. */
export function ChoquesNote({ choques }: { choques: readonly Choque[] }): ReactElement | null {
  if (choques.length === 0) return null
  const firm = choques.some(({ impide }) => impide)
  const changed = choques.some(({ clase }) => clase === 'cambio')
  return (
    <Note tone={firm || !changed ? 'bad' : 'warn'}>
      <strong>{changed ? 'Cambió algo desde que se solicitó.' : 'Trae un documento de otra persona.'}</strong>
      {firm && ' Así no se puede aprobar.'}
      <ul>
        {choques.map(({ campo, mensaje }) => (
          <li key={`${campo} ${mensaje}`}>{mensaje}</li>
        ))}
      </ul>
    </Note>
  )
}
