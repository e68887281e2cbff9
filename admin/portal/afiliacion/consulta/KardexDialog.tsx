import { FileClock, Printer } from 'lucide-react'
import { Link } from 'react-router-dom'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { TramitesHoy } from '#admin/shared/movimientos/TramitesHoy.tsx'
import { nombreNatural } from '#admin/shared/nombre-persona.ts'
import { rutaAfiliado, rutaMovimiento } from '#domain/afiliacion/rutas.ts'
import { buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { KeyValueList } from '#admin/shared/ui/datos/KeyValueList.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { EstatusTag, SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { useKardex } from './use-kardex.ts'
import type { KardexAbierto } from '#domain/afiliacion/consulta.ts'
import type { MovimientoResumen } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'

interface KardexDialogProps {
  id: number
  al: PlainDate | null
  /** Without any movement. */
  vacio: string
  onClose: () => void
}

/** Who the person is, what may be asked for them today and every movement, with the paper that prints them. */
export function KardexDialog({ id, al, vacio, onClose }: KardexDialogProps): ReactElement {
  const { data, error, refetch } = useKardex(id, al)
  const papel = `/api/afiliados/${id}/kardex${al === null ? '' : `?al=${al}`}`
  return (
    <Dialog
      open
      size="lg"
      title="Kardex"
      onClose={onClose}
      footer={
        data && (
          <a className={buttonClass()} href={papel} target="_blank" rel="noreferrer">
            <Icon icon={Printer} />
            Imprimir kardex
            <span className="visually-hidden"> (abre otra pestaña)</span>
          </a>
        )
      }
    >
      {error ? (
        <ErrorState title="No se pudo cargar el kardex." error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Contenido kardex={data} vacio={vacio} />
      ) : (
        <Skeleton lines={8} label="Cargando el kardex" />
      )}
    </Dialog>
  )
}

function Contenido({ kardex, vacio }: { kardex: KardexAbierto; vacio: string }): ReactElement {
  const { vistas } = useSession()
  const opens = vistas.includes('panelMovimientos')
  const nombre = nombreNatural(kardex)
  return (
    <div className="stack">
      <KeyValueList
        wide
        items={[
          {
            label: 'Nombre',
            value: vistas.includes('panelAfiliados') ? <Link to={rutaAfiliado(kardex)}>{nombre}</Link> : nombre,
          },
          { label: 'CURP', value: <span className="mono">{kardex.curp}</span> },
          { label: 'No. interno', value: formatInterno(kardex.interno) },
          { label: 'Entidad', value: kardex.adscripcion },
          { label: 'Puesto', value: kardex.puesto },
          { label: 'Situación', value: <SituacionTag letra={kardex.situacion} /> },
        ]}
      />
      <TramitesHoy tramites={kardex.tramites} />
      <DataTable
        caption="Movimientos del kardex"
        columns={columnas(opens)}
        rows={kardex.movimientos}
        rowKey={({ id }) => id}
        empty={<EmptyState icon={FileClock} title={vacio} />}
      />
    </div>
  )
}

function columnas(opens: boolean): readonly Column<MovimientoResumen>[] {
  return [
    {
      key: 'folio',
      header: 'Folio',
      mono: true,
      cell: ({ folio }) => (opens ? <Link to={rutaMovimiento({ folio })}>{folio}</Link> : folio),
    },
    { key: 'tipo', header: 'Movimiento', cell: ({ tipo }) => tipo },
    { key: 'fecha', header: 'Fecha efectiva', cell: ({ fecha }) => formatFecha(fecha) },
    { key: 'quincena', header: 'Quincena', mono: true, cell: ({ codigoQuincena }) => codigoQuincena },
    { key: 'estatus', header: 'Estatus', cell: ({ estatus }) => <EstatusTag estatus={estatus} /> },
    { key: 'cambio', header: 'Qué cambió', wrap: true, cell: ({ cambio }) => cambio || '–' },
  ]
}
