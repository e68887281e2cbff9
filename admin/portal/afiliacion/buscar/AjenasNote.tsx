import { YA_AFILIADA } from '#domain/afiliacion/persona.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { PersonaAjena } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReactElement } from 'react'

/** "Quintero Luján, Beatriz: ya afiliada en otra dependencia. Situación: Baja." */
export function ajenaTexto({ nombre, situacion }: PersonaAjena): string {
  return `${nombre}: ${YA_AFILIADA}. Situación: ${NOMBRE_SITUACION[situacion]}.`
}

/** Whom an exact key found in another dependency: a notice without acts, since nobody here can choose that person. */
export function AjenasNote({ ajenas }: { ajenas: readonly PersonaAjena[] }): ReactElement | null {
  if (ajenas.length === 0) return null
  return (
    <Note tone="warn">
      {ajenas.map((ajena) => (
        <p key={ajenaTexto(ajena)}>{ajenaTexto(ajena)}</p>
      ))}
      <p className="secondary small">Sus trámites los solicita su dependencia. Esta consulta queda en la bitácora.</p>
    </Note>
  )
}
