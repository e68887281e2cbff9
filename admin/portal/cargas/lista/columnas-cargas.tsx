import { Link } from 'react-router-dom'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { entranDe } from '#domain/cargas/carga.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { rutaCarga } from '#domain/cargas/ruta-carga.ts'
import { EstadoCargaTag } from '#admin/portal/cargas/EstadoCargaTag.tsx'
import { cortaDeCodigo } from '#admin/portal/cargas/quincena-de-codigo.ts'
import { fechaHora } from '#admin/shared/instante.ts'
import type { Carga } from '#domain/cargas/carga.ts'
import type { Columna } from '#admin/shared/list/lista.ts'

/** States in which the rows of a load were not counted, or no longer exist. */
const SIN_CUENTA: ReadonlySet<string> = new Set(['leyendo', 'descartada'])

const cuenta = ({ estado, renglones }: Carga, n: number): string =>
  SIN_CUENTA.has(estado) && renglones === 0 ? '–' : formatCuenta(n)

/** Columns of the history of loads. */
export const COLUMNAS_CARGAS: readonly Columna<Carga>[] = [
  {
    key: 'folio',
    ancho: 130,
    header: 'Folio',
    fija: true,
    mono: true,
    sortable: true,
    sortBy: 'folio',
    cell: ({ folio }) => <Link to={rutaCarga(folio)}>{folio}</Link>,
  },
  {
    key: 'archivo',
    ancho: 170,
    header: 'Archivo',
    wrap: true,
    sortable: true,
    sortBy: 'archivo',
    cell: ({ archivo }) => archivo,
  },
  {
    key: 'tipo',
    ancho: 100,
    oculta: true,
    header: 'Tipo',
    cell: ({ tipo }) => TIPOS_CARGA[tipo].titulo,
  },
  {
    key: 'entidad',
    ancho: 150,
    header: 'Entidad',
    wrap: true,
    sortable: true,
    sortBy: 'entidad',
    cell: ({ tipo, entidad, asunto }) => entidad || (asunto?.nombre ?? TIPOS_CARGA[tipo].titulo),
  },
  {
    key: 'quincena',
    ancho: 90,
    header: 'Quincena',
    sortable: true,
    sortBy: 'quincena',
    cell: ({ quincena }) => (quincena === '' ? '–' : cortaDeCodigo(quincena)),
  },
  {
    key: 'estado',
    ancho: 150,
    header: 'Estado',
    sortable: true,
    sortBy: 'estado',
    cell: (carga) => <EstadoCargaTag carga={carga} />,
  },
  {
    key: 'entran',
    ancho: 80,
    header: 'Entran',
    numeric: true,
    cell: (carga) => cuenta(carga, entranDe(carga)),
  },
  {
    key: 'rechazados',
    ancho: 100,
    header: 'Rechazados',
    numeric: true,
    cell: (carga) => cuenta(carga, carga.rechazados),
  },
  {
    key: 'usuario',
    ancho: 110,
    header: 'Cargó',
    wrap: true,
    cell: ({ usuario }) => usuario,
  },
  {
    key: 'creadaAt',
    ancho: 150,
    header: 'Cuándo',
    cell: ({ creadaAt }) => fechaHora(creadaAt),
  },
]
