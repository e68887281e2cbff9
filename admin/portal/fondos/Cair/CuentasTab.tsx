import { PiggyBank } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { formatInterno } from '#domain/afiliacion/movimientos/tipo-movimiento.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { SituacionTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { rutaCuenta } from './use-cair.ts'
import type { CuentaResumen } from '#domain/fondos/cair/panel-cair.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Cuentas CAIR',
  buscar: 'Nombre, CURP o número interno',
  falla: 'No se pudieron cargar las cuentas.',
  uno: 'cuenta',
  varios: 'cuentas',
  vacia: (
    <EmptyState icon={PiggyBank} title="Aún no hay cuentas con movimientos.">
      Cada cuenta aparece aquí cuando se valida el primer pago de sus aportaciones.
    </EmptyState>
  ),
}

const pesos = (centavos: number): string => formatPesos(centavos)

export const COLUMNAS_CUENTAS: readonly Columna<CuentaResumen>[] = [
  {
    key: 'nombre',
    header: 'Nombre',
    ancho: 220,
    fija: true,
    wrap: true,
    sortBy: 'nombre',
    cell: (cuenta) => <Link to={rutaCuenta(cuenta)}>{cuenta.nombre}</Link>,
  },
  {
    key: 'interno',
    header: 'No. interno',
    ancho: 104,
    mono: true,
    sortBy: 'interno',
    cell: ({ interno }) => formatInterno(interno),
  },
  { key: 'entidad', header: 'Entidad', ancho: 180, wrap: true, cell: ({ entidad }) => entidad || '–' },
  {
    key: 'situacion',
    header: 'Situación',
    ancho: 130,
    sortBy: 'situacion',
    cell: ({ situacion }) => <SituacionTag letra={situacion} />,
  },
  { key: 'normal', header: 'Normal', ancho: 120, numeric: true, cell: ({ saldo }) => pesos(saldo.normal) },
  { key: 'voluntaria', header: 'Voluntaria', ancho: 120, numeric: true, cell: ({ saldo }) => pesos(saldo.voluntaria) },
  { key: 'total', header: 'Saldo', ancho: 120, numeric: true, cell: ({ saldo }) => pesos(saldo.total) },
  {
    key: 'porCobrar',
    header: 'Por cobrar',
    ancho: 110,
    numeric: true,
    oculta: true,
    cell: ({ porCobrarCentavos }) => pesos(porCobrarCentavos),
  },
]

const FILTROS: readonly Filtro[] = [
  {
    key: 'situacion',
    label: 'Situación',
    opciones: (['A', 'L', 'B', 'P', 'D', 'E'] as const).map((valor) => ({ valor, label: NOMBRE_SITUACION[valor] })),
  },
  {
    key: 'porCobrar',
    label: 'Por cobrar',
    placeholder: 'Todas',
    opciones: [{ valor: true, label: 'Con saldo por cobrar' }],
  },
]

/** Every account with entries that this session sees. */
export function CuentasTab(): ReactElement {
  return (
    <PortalList resource="cair" columnas={COLUMNAS_CUENTAS} sort={{ field: 'nombre', order: 'ASC' }}>
      <ListTable<CuentaResumen> textos={TEXTOS} columnas={COLUMNAS_CUENTAS} filtros={FILTROS} />
    </PortalList>
  )
}
