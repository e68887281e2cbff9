import { Link } from 'react-router-dom'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { SourceMark } from '#admin/shared/ui/datos/SourceMark.tsx'
import { fechaHora } from '#admin/shared/instante.ts'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { isClave, TITULO_CORTO, valorCampo } from '#admin/shared/documentos/papeles.ts'
import { RESULTADO_TEXTO } from './textos.ts'
import type { UltimaCorreccion } from '#domain/documentos/correcciones.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

function valor(campo: string, text: string): ReactElement {
  if (text === '') return <span className="muted">–</span>
  return <span className={isClave(campo) ? 'mono' : undefined}>{valorCampo(campo, text)}</span>
}

const COLUMNS: readonly Column<UltimaCorreccion>[] = [
  {
    key: 'campo',
    header: 'Campo',
    wrap: true,
    cell: ({ documento, campo }) => (
      <>
        {etiquetaCampo(campo, documento)} <span className="secondary small">{TITULO_CORTO[documento]}</span>
      </>
    ),
  },
  { key: 'leido', header: 'Se leyó', wrap: true, cell: ({ campo, leido }) => valor(campo, leido) },
  { key: 'guardado', header: 'Se guardó', wrap: true, cell: ({ campo, guardado }) => valor(campo, guardado) },
  {
    key: 'fuente',
    header: 'Fuente',
    cell: ({ fuente, confianzaPct, seguro }) =>
      fuente === '' ? (
        <span className="muted">–</span>
      ) : (
        <SourceMark fuente={fuente} confianza={confianzaPct / 100} seguro={seguro} conCifra />
      ),
  },
  {
    key: 'resultado',
    header: 'Qué pasó',
    wrap: true,
    cell: ({ resultado, seguro }) =>
      resultado === 'corregido' && seguro ? (
        <strong className="lecturas-mal">Se corrigió, y era seguro</strong>
      ) : (
        RESULTADO_TEXTO[resultado]
      ),
  },
  {
    key: 'persona',
    header: 'No. interno',
    numeric: true,
    cell: ({ interno }) => (
      <Link className="mono" to={rutaAfiliado({ interno })}>
        {formatInterno(interno)}
      </Link>
    ),
  },
  { key: 'usuario', header: 'Quién', wrap: true, cell: ({ usuario }) => usuario },
  { key: 'cuando', header: 'Cuándo', cell: ({ creadaAt }) => <span className="secondary">{fechaHora(creadaAt)}</span> },
]

/** The last fields that were not kept as read, with both values. */
export function UltimasCard({ ultimas }: { ultimas: readonly UltimaCorreccion[] }): ReactElement {
  return (
    <Card flush title="Últimas correcciones" aside="Cada consulta queda en la bitácora">
      <DataTable
        caption="Últimas correcciones"
        columns={COLUMNS}
        rows={ultimas}
        rowKey={({ id }) => id}
        minWidth={980}
        empty="Nadie ha corregido nada de lo que se leyó."
      />
    </Card>
  )
}
