import { CircleAlert, Coins } from 'lucide-react'
import { useMemo } from 'react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { EstadoQuincenaTag } from '#admin/portal/fondos/Aportaciones/EstadoQuincenaTag.tsx'
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
import type { AportacionVerificada } from '#domain/quincenas/verificacion.ts'
import type { Columna, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Historial de Aportaciones',
  buscar: AYUDA_BUSQUEDA_CIERRES,
  entendido: busquedaLeida,
  falla: 'No se pudo cargar el historial de aportaciones.',
  uno: 'quincena cerrada',
  varios: 'quincenas cerradas',
  vacia: (
    <EmptyState icon={Coins} title="Aún no hay quincenas cerradas.">
      Cada quincena aparece aquí cuando su cierre se aplica. Quien ve sólo una parte de la entidad no ve su dinero.
    </EmptyState>
  ),
}

/** "Historial de Aportaciones": what each closed quincena ordered, and whether it is paid. */
export function AportacionesTab({ vista }: { vista: VistaVerificacion }): ReactElement {
  const [organizacion] = useOrganizacion()
  const columnas = useMemo(() => columnasAportaciones(vista, organizacion), [vista, organizacion])
  const permanente = useFiltroOrganizacion()
  return (
    <PortalList
      resource="verificacion-aportaciones"
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

function Tabla({ columnas }: { columnas: readonly Columna<AportacionVerificada>[] }): ReactElement {
  const filtros = useFiltrosLugar({ dependencia: false })
  return <ListTable<AportacionVerificada> textos={TEXTOS} columnas={columnas} filtros={filtros} />
}

export function columnasAportaciones(
  vista: VistaVerificacion,
  organizacion: Organizacion,
): readonly Columna<AportacionVerificada>[] {
  // The amount is of one close: with the organisation of today its entity also shows what went into it.
  const origen = (row: AportacionVerificada): string =>
    rutaDinero('aportaciones', row, { vista, organizacion: 'entonces' })
  const detalle = (row: AportacionVerificada): string => rutaDinero('aportaciones', row, { vista, organizacion })
  return [
    ...columnasQuincena<AportacionVerificada>(),
    {
      key: 'personas',
      ancho: 90,
      header: 'Personas',
      numeric: true,
      sortable: true,
      sortBy: 'personas',
      cell: ({ personas }) => formatCuenta(personas),
    },
    {
      key: 'monto',
      ancho: 140,
      header: 'Aportaciones',
      numeric: true,
      cell: (row) => (
        <Importe
          centavos={row.montoCentavos}
          to={origen(row)}
          label={`De dónde sale: quincena ${row.codigo} de ${row.entidad}`}
        />
      ),
    },
    { key: 'estado', ancho: 180, header: 'Estado', cell: (row) => <Estado row={row} /> },
    {
      key: 'ver',
      ancho: 70,
      header: 'Acciones',
      soloPantalla: true,
      fija: true,
      cell: (row) => (
        <Ver to={detalle(row)} label={`Ver las aportaciones de la quincena ${row.codigo} de ${row.entidad}`} />
      ),
    },
  ]
}

function Estado({ row: { estado, multa } }: { row: AportacionVerificada }): ReactElement {
  return (
    <span className="row">
      <EstadoQuincenaTag estado={estado} />
      {multa && (
        <StatusTag tone="amber" icon={CircleAlert}>
          Multa
        </StatusTag>
      )}
    </span>
  )
}
