import { rutaBorrador } from '#domain/afiliacion/borrador.ts'
import { momentText } from '#admin/shared/moment-text.ts'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReactElement } from 'react'

/** The alta that was begun for the same CURP before: it can be gone on with. */
export function OtroBorradorNote(): ReactElement | null {
  const { padron, saver } = useTramite()
  const other = padron.data?.borradores.find(({ id }) => id !== saver.draftId)
  if (!other) return null
  const who = other.propio ? 'Ya empezaste' : `${other.autor} ya empezó`
  return (
    <Note
      tone="warn"
      live
      action={
        <LinkButton size="sm" to={rutaBorrador(other)}>
          Seguir con ese borrador
        </LinkButton>
      }
    >
      <strong>{who} un alta de esta persona.</strong> {other.titulo}, guardado{' '}
      {momentText(other.actualizadoAt, Date.now())}.
    </Note>
  )
}
