import { CircleCheck, CircleDashed, CirclePause, CircleAlert } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { ESTADOS_PRESTAMO, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import { rutaAfiliado } from '#domain/afiliacion/rutas.ts'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { StatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { EN_SITIO } from '#admin/panel/hoja/en-sitio.ts'
import { rutaPrestamo } from '#domain/fondos/prestamos/ruta-prestamo.ts'
import type { EstadoPrestamo } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import type { PrestamoPanel } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { Columna } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const ASPECTO = {
  activo: { tone: 'blue', icon: CircleDashed },
  suspendido: { tone: 'amber', icon: CirclePause },
  por_cobrar: { tone: 'red', icon: CircleAlert },
  liquidado: { tone: 'green', icon: CircleCheck },
} as const satisfies Record<EstadoPrestamo, object>

export function EstadoPrestamoTag({ estado }: { estado: EstadoPrestamo }): ReactElement {
  const { tone, icon } = ASPECTO[estado]
  return (
    <StatusTag tone={tone} icon={icon}>
      {ESTADOS_PRESTAMO[estado]}
    </StatusTag>
  )
}

function FolioLink({ folio }: PrestamoPanel): ReactElement {
  const { search } = useLocation()
  return (
    <Link to={{ pathname: rutaPrestamo(folio), search }} state={EN_SITIO}>
      {folio}
    </Link>
  )
}

export const COLUMNAS_PRESTAMOS: readonly Columna<PrestamoPanel>[] = [
  {
    key: 'folio',
    ancho: 96,
    header: 'Folio',
    mono: true,
    fija: true,
    sortable: true,
    sortBy: 'id',
    cell: (row) => <FolioLink {...row} />,
  },
  {
    key: 'nombre',
    ancho: 190,
    header: 'Nombre',
    wrap: true,
    sortable: true,
    sortBy: 'nombre',
    cell: ({ interno, nombre }) => <Link to={rutaAfiliado({ interno })}>{nombre}</Link>,
  },
  { key: 'interno', ancho: 88, header: 'No. interno', mono: true, cell: ({ interno }) => interno },
  {
    key: 'tipo',
    ancho: 116,
    header: 'Tipo',
    sortable: true,
    sortBy: 'tipo',
    cell: ({ tipo }) => TIPOS_PRESTAMO[tipo].titulo,
  },
  {
    key: 'estado',
    ancho: 116,
    header: 'Estado',
    sortable: true,
    sortBy: 'estado',
    cell: ({ estado }) => <EstadoPrestamoTag estado={estado} />,
  },
  {
    key: 'saldo',
    ancho: 112,
    header: 'Saldo',
    numeric: true,
    sortable: true,
    sortBy: 'saldo',
    cell: ({ saldoCentavos }) => <MoneyText centavos={saldoCentavos} />,
  },
  {
    key: 'abono',
    ancho: 100,
    header: 'Abono',
    numeric: true,
    sortable: true,
    sortBy: 'abono',
    cell: ({ abonoCentavos }) => <MoneyText centavos={abonoCentavos} />,
  },
  {
    key: 'capital',
    ancho: 112,
    header: 'Capital',
    numeric: true,
    sortable: true,
    sortBy: 'capital',
    cell: ({ capitalCentavos }) => <MoneyText centavos={capitalCentavos} />,
  },
  {
    key: 'plazo',
    ancho: 160,
    header: 'Quincenas',
    sortable: true,
    sortBy: 'primera',
    cell: ({ plazo, quincenas }) => `${plazo} (${quincenas})`,
  },
]
