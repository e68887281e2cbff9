import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { TITULO_PAPEL, valorCampo } from '#admin/shared/documentos/papeles.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { PapelDeMovimiento } from '#domain/afiliacion/documento-expediente.ts'
import type { ReactElement } from 'react'

/** What was written otherwise than the papers were read: a reading set right, or a mistake. Whoever takes the turn looks at that first. */
export function CorregidosNote({ documentos }: { documentos: readonly PapelDeMovimiento[] }): ReactElement | null {
  const corregidos = documentos.flatMap(({ tipo, archivo, corregidos: each }) =>
    each.map((corregido) => ({ ...corregido, tipo, key: `${archivo.id} ${corregido.campo}` })),
  )
  if (corregidos.length === 0) return null
  return (
    <Note tone="warn">
      <strong>Lo escrito difiere de lo leído en sus documentos.</strong>
      <ul>
        {corregidos.map(({ key, tipo, campo, leido, guardado }) => (
          <li key={key}>
            {etiquetaCampo(campo, tipo)}: en {TITULO_PAPEL[tipo]} se leyó «{valorCampo(campo, leido)}» y{' '}
            {guardado === '' ? 'se dejó vacío' : `se escribió «${valorCampo(campo, guardado)}»`}
          </li>
        ))}
      </ul>
    </Note>
  )
}
