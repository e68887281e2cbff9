import { useMemo, useState } from 'react'
import { PreferencesContext, usePreferences } from '#admin/providers/preferences-context.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { ActivoTag } from '#admin/shared/list/ActivoTag.tsx'
import { ListContext } from '#admin/shared/list/list-state.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { FILAS } from '#admin/shared/list/use-orden.ts'
import type { ListState, Orden } from '#admin/shared/list/list-state.ts'
import type { Columna, Filtro, TextosLista, ValoresFiltro } from '#admin/shared/list/lista.ts'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

interface Renglon {
  readonly id: number
  readonly clave: string
  readonly nombre: string
  readonly centavos: number
  readonly activo: boolean
}

const RENGLONES: readonly Renglon[] = [
  'Secretaría de Salud',
  'Instituto para el Desarrollo de las Personas Adultas Mayores y sus Familias',
  'Universidad Estatal',
  'Comisión del Agua',
].map((nombre, n) => ({
  id: n + 1,
  clave: String(n + 1).padStart(2, '0'),
  nombre,
  centavos: 1_233_575 * (n + 1),
  activo: n !== 2,
}))

const COLUMNAS: readonly Columna<Renglon>[] = [
  { key: 'clave', header: 'Clave', ancho: 70, mono: true, sortBy: 'clave', sortable: true, cell: ({ clave }) => clave },
  {
    key: 'nombre',
    header: 'Nombre',
    ancho: 180,
    wrap: true,
    fija: true,
    sortBy: 'nombre',
    sortable: true,
    cell: ({ nombre }) => nombre,
  },
  { key: 'activo', header: 'Activo', ancho: 90, cell: ({ activo }) => <ActivoTag activo={activo} /> },
  {
    key: 'importe',
    header: 'Importe',
    ancho: 110,
    numeric: true,
    cell: ({ centavos }) => <MoneyText centavos={centavos} />,
  },
]

const FILTROS: readonly Filtro[] = [
  {
    key: 'activo',
    label: 'Activo',
    opciones: [
      { valor: true, label: 'Activos' },
      { valor: false, label: 'Inactivos' },
    ],
  },
  { key: 'desde', label: 'Desde', opciones: [], fecha: true },
  { key: 'hasta', label: 'Hasta', opciones: [], fecha: true, desdeFiltro: 'desde' },
]

const textosDe = (tabla: string): TextosLista => ({
  tabla,
  buscar: 'Buscar entidad',
  falla: 'No se pudieron cargar las entidades.',
  vacia: <EmptyState title="Aún no hay entidades" />,
  uno: 'entidad',
  varios: 'entidades',
})

type Parte = Partial<Pick<ListState, 'data' | 'total' | 'loading' | 'error' | 'search' | 'filters'>>

const EN_ORDEN: Parte = { data: RENGLONES, total: { n: 1204, masDe: false } }
const NINGUNA: Parte = { data: [], total: { n: 0, masDe: false } }
const ESTADOS: readonly (readonly [string, Parte])[] = [
  ['Se carga', { data: undefined, total: undefined, loading: true }],
  ['Vacía', NINGUNA],
  ['Nada coincide', { ...NINGUNA, search: 'zapata' }],
  ['Filtros al revés', { ...NINGUNA, filters: { desde: '2026-11-21', hasta: '2026-11-01' } }],
  ['No se cargó', { data: undefined, total: undefined, error: new Error('No hay conexión con el servidor.') }],
]

/** A list of no server: what is ordered, searched and narrowed is kept, and changes no row. */
function useListaDeMuestra(parte: Parte): ListState {
  const [page, setPage] = useState(1)
  const [perPage, setPerPage] = useState(25)
  const [sort, setSort] = useState<Orden>({ field: 'clave', order: 'ASC' })
  const [filters, setFilters] = useState<ValoresFiltro>(parte.filters ?? {})
  const [search, setSearch] = useState(parte.search ?? '')
  return {
    resource: 'muestra',
    data: undefined,
    total: undefined,
    loading: false,
    stale: false,
    error: null,
    ...parte,
    refetch: () => undefined,
    ...{ page, perPage, sort, filters, search, setPage, setPerPage, setSort, setFilters, setSearch },
    permanente: {},
    tamanos: FILAS,
    useTotal: () => parte.total,
  }
}

interface ListaProps {
  tabla: string
  parte: Parte
  elige?: boolean
}

function Lista({ tabla, parte, elige = false }: ListaProps): ReactElement {
  const state = useListaDeMuestra(parte)
  const preferences = usePreferences()
  // What is liked here is nobody's list: it is not kept.
  const unkept = useMemo(() => ({ ...preferences, setLista: () => undefined }), [preferences])
  return (
    <PreferencesContext value={unkept}>
      <ListContext value={state}>
        <ListTable
          textos={textosDe(tabla)}
          columnas={COLUMNAS}
          filtros={FILTROS}
          {...(elige && { actos: () => <Button size="sm">Marcar revisadas</Button> })}
        />
      </ListContext>
    </PreferencesContext>
  )
}

function WithRows({ look }: { look: string }): ReactElement {
  return <Lista tabla={`Entidades, ${look}`} parte={EN_ORDEN} elige />
}

function WithoutRows({ look }: { look: string }): ReactElement {
  return (
    <div className="stack">
      {ESTADOS.map(([estado, parte]) => (
        <Lista key={estado} tabla={`${estado}, ${look}`} parte={parte} />
      ))}
    </div>
  )
}

export const LISTS: readonly Sample[] = [
  { name: 'Lista', Show: WithRows },
  { name: 'Lista sin renglones', Show: WithoutRows },
]
