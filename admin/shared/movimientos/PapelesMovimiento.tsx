import { EnlacePapel, HojaPapel } from '#admin/shared/documentos/visor/HojaPapel.tsx'
import { validacionTexto } from '#domain/afiliacion/documento-expediente.ts'
import { formatBytes, rutaArchivo, TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import { papelEquivocado } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { ReactElement } from 'react'
import './movimiento.css'
import type { MovimientoDetalle } from '#domain/afiliacion/movimientos/movimiento.ts'

interface PapelesMovimientoProps {
  movimiento: Pick<MovimientoDetalle, 'documentos' | 'curp'>
}

/** The papers that came with a movement, each shown in its place or opened in a tab of its own. Nothing when it brought none. */
export function PapelesMovimiento({ movimiento: { documentos, curp } }: PapelesMovimientoProps): ReactElement | null {
  if (documentos.length === 0) return null
  return (
    <section className="detalle-bloque">
      <h3>Documentos</h3>
      <ul className="plain detalle-papeles">
        {documentos.map(({ tipo, archivo, por, agregadoAt, agregadoPor }) => (
          <li key={archivo.id}>
            <EnlacePapel titulo={TITULO_PAPEL[tipo]} ruta={rutaArchivo(archivo.id)} />
            <div className="small secondary">
              {archivo.nombre}, {formatBytes(archivo.bytes)}. {validacionTexto({ por, agregadoPor })},{' '}
              {fechaHora(agregadoAt)}
            </div>
            <Equivocado aviso={papelEquivocado(tipo, archivo.reconocido, curp)} />
            <HojaPapel titulo={TITULO_PAPEL[tipo]} ruta={rutaArchivo(archivo.id)} paginas={archivo.paginas} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What the file says of itself against what it was sent as: who takes the turn is told before it is opened. */
function Equivocado({ aviso }: { aviso: string }): ReactElement | null {
  return aviso === '' ? null : <Note tone="warn">{aviso}</Note>
}
