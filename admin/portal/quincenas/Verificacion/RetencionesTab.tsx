import { CircleAlert, CircleCheck, Clock, HandCoins } from 'lucide-react'
import { useMemo } from 'react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { AYUDA_BUSQUEDA_CIERRES } from '#domain/quincenas/busqueda-cierres.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { columnasQuincena, Importe, Ver } from './columnas-quincena.tsx'
import { OrganizacionCierres, useFiltroOrganizacion } from '#admin/shared/relojes/OrganizacionCierres.tsx'
import { useOrganizacion } from '#admin/shared/relojes/use-organizacion.ts'
import { rutaDinero, type VistaVerificacion } from './rutas.ts'
import { busquedaLeida } from './busqueda-leida.ts'
import { useFiltrosLugar } from './use-filtros-lugar.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'
import { respuestaTexto, type RetencionVerificada } from '#domain/quincenas/verificacion.ts'
import type { Columna, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Historial de Retenciones',
  buscar: AYUDA_BUSQUEDA_CIERRES,
  entendido: busquedaLeida,
  falla: 'No se pudo cargar el historial de retenciones.',
  uno: 'quincena con retenciones',
  varios: 'quincenas con retenciones',
  vacia: (
    <EmptyState icon={HandCoins} title="Aún no hay retenciones ordenadas.">
      Cada quincena aparece aquí cuando su cierre se aplica y hay préstamos por descontar.
    </EmptyState>
  ),
}

/** "Historial de Retenciones": what each closed quincena ordered to withhold, and what was answered. */
export function RetencionesTab({ vista }: { vista: VistaVerificacion }): ReactElement {
  const [organizacion] = useOrganizacion()
  const columnas = useMemo(() => columnasRetenciones(vista, organizacion), [vista, organizacion])
  const permanente = useFiltroOrganizacion()
  return (
    <PortalList
      resource="verificacion-retenciones"
      columnas={columnas}
      sort={{ field: 'quincena', order: 'DESC' }}
      permanente={permanente}
    >
      <div className="stack">
        <OrganizacionCierres />
        <Tabla columnas={columnas} />
      </div>
    </PortalList>
  )
}

function Tabla({ columnas }: { columnas: readonly Columna<RetencionVerificada>[] }): ReactElement {
  const filtros = useFiltrosLugar({ dependencia: false })
  return <ListTable<RetencionVerificada> textos={TEXTOS} columnas={columnas} filtros={filtros} />
}

export function columnasRetenciones(
  vista: VistaVerificacion,
  organizacion: Organizacion,
): readonly Columna<RetencionVerificada>[] {
  // The amount is of one close: with the organisation of today its entity also shows what went into it.
  const origen = (row: RetencionVerificada): string =>
    rutaDinero('retenciones', row, { vista, organizacion: 'entonces' })
  const detalle = (row: RetencionVerificada): string => rutaDinero('retenciones', row, { vista, organizacion })
  return [
    ...columnasQuincena<RetencionVerificada>(),
    { key: 'personas', ancho: 90, header: 'Personas', numeric: true, cell: ({ personas }) => formatCuenta(personas) },
    {
      key: 'ordenado',
      ancho: 130,
      header: 'Ordenado',
      numeric: true,
      cell: (row) => (
        <Importe
          centavos={row.ordenadoCentavos}
          to={origen(row)}
          label={`De dónde sale: quincena ${row.codigo} de ${row.entidad}`}
        />
      ),
    },
    {
      key: 'retenido',
      ancho: 130,
      header: 'Retenido',
      numeric: true,
      cell: (row) => (
        <Importe
          centavos={row.retenidoCentavos}
          to={origen(row)}
          label={`De dónde sale: lo retenido en la quincena ${row.codigo} de ${row.entidad}`}
        />
      ),
    },
    { key: 'estado', ancho: 190, header: 'Estado', cell: (row) => <Estado row={row} /> },
    {
      key: 'ver',
      ancho: 70,
      header: 'Acciones',
      soloPantalla: true,
      fija: true,
      cell: (row) => (
        <Ver to={detalle(row)} label={`Ver las retenciones de la quincena ${row.codigo} de ${row.entidad}`} />
      ),
    },
  ]
}

function Estado({ row }: { row: RetencionVerificada }): ReactElement {
  return <StatusTag {...lookOf(row)}>{respuestaTexto(row)}</StatusTag>
}

function lookOf({ sinResponder, diferencias }: RetencionVerificada) {
  if (sinResponder > 0) return { tone: 'amber', icon: Clock } as const
  return diferencias > 0
    ? ({ tone: 'red', icon: CircleAlert } as const)
    : ({ tone: 'green', icon: CircleCheck } as const)
}
