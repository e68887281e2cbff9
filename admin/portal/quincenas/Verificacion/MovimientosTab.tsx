import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { nombreEnLista } from '#admin/shared/nombre-persona.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { Ver } from './columnas-quincena.tsx'
import { rutaDetalle, type VistaVerificacion } from './rutas.ts'
import { useFiltroClase } from './use-filtro-clase.ts'
import { useFiltrosLugar } from './use-filtros-lugar.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { Columna, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Historial de Movimientos',
  buscar: 'Nombre, CURP, folio o No. interno',
  falla: 'No se pudo cargar el historial de movimientos.',
  uno: 'movimiento',
  varios: 'movimientos',
  vacia: (
    <EmptyState icon={ArrowLeftRight} title="Aún no hay movimientos.">
      Aquí estará cada movimiento desde que se solicita.
    </EmptyState>
  ),
}

/** "Historial de Movimientos": every movement, by its class. */
export function MovimientosTab({ vista }: { vista: VistaVerificacion }): ReactElement {
  const columnas = useMemo(() => columnasMovimientos(vista), [vista])
  return (
    <PortalList resource="movimientos" columnas={columnas} sort={{ field: 'solicitadoAt', order: 'DESC' }}>
      <Tabla columnas={columnas} />
    </PortalList>
  )
}

function Tabla({ columnas }: { columnas: readonly Columna<MovimientoRenglon>[] }): ReactElement {
  const filtros = [useFiltroClase(), ...useFiltrosLugar({ dependencia: true })]
  return <ListTable<MovimientoRenglon> textos={TEXTOS} columnas={columnas} filtros={filtros} />
}

export function columnasMovimientos(vista: VistaVerificacion): readonly Columna<MovimientoRenglon>[] {
  return [
    {
      key: 'folio',
      ancho: 120,
      header: 'Folio',
      mono: true,
      fija: true,
      sortable: true,
      sortBy: 'folio',
      cell: ({ folio }) => folio,
    },
    { key: 'tipo', ancho: 150, header: 'Tipo', sortable: true, sortBy: 'tipo', cell: ({ tipo }) => tipo },
    {
      key: 'interno',
      ancho: 104,
      header: 'No. interno',
      numeric: true,
      oculta: true,
      sortable: true,
      sortBy: 'interno',
      cell: ({ interno }) => formatInterno(interno),
    },
    {
      key: 'nombre',
      ancho: 180,
      header: 'Nombre',
      sortable: true,
      sortBy: 'nombre',
      cell: (row) => nombreEnLista(row),
    },
    { key: 'curp', ancho: 170, header: 'CURP', mono: true, cell: ({ curp }) => curp },
    { key: 'entidad', ancho: 150, header: 'Entidad', cell: ({ adscripcion }) => adscripcion },
    {
      key: 'fecha',
      ancho: 110,
      header: 'Fecha',
      sortable: true,
      sortBy: 'fecha',
      cell: ({ fecha }) => formatFecha(fecha),
    },
    { key: 'estatus', ancho: 124, header: 'Estatus', cell: ({ estatus }) => <EstatusTag estatus={estatus} /> },
    {
      key: 'ver',
      ancho: 70,
      header: 'Acciones',
      soloPantalla: true,
      fija: true,
      cell: ({ folio }) => (
        <Ver
          to={rutaDetalle('movimientosDetalles', { movimiento: folio }, { vista, ficha: 'movimientos' })}
          label={`Ver el movimiento ${folio}`}
        />
      ),
    },
  ]
}
