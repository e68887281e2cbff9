import { useQuery } from '@tanstack/react-query'
import { ESPERAS } from '#domain/afiliacion/actos/espera.ts'
import { EN_ESPERA, NOMBRE_ESPERA } from '#domain/afiliacion/actos/movimientos-que-esperan.ts'
import { ESTATUS_MOVIMIENTO } from '#domain/afiliacion/movimientos/estatus-movimiento.ts'
import { SIN_APROBAR, SIN_CANCELAR } from '#domain/afiliacion/movimientos/movimientos-de-quincena.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useQuincenasRecientes } from '#admin/shared/list/use-quincenas-recientes.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import { api } from '#admin/providers/api-client.ts'
import type { TipoMovimientoPanel } from '#domain/afiliacion/tipos/tipo-panel.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'

const ABIERTOS = SIN_CANCELAR.filter((estatus) => estatus !== 'Aplicado')

const ESTATUS: Filtro = {
  key: 'estatus',
  label: 'Estatus',
  placeholder: 'Todos',
  opciones: [
    ...ESTATUS_MOVIMIENTO.toReversed().map((estatus) => ({ valor: estatus, label: estatus })),
    { valor: ABIERTOS, label: 'abiertos' },
    { valor: SIN_APROBAR, label: 'sin aprobar' },
    { valor: SIN_CANCELAR, label: 'sin cancelar' },
  ],
}

const ESPERA: Filtro = {
  key: 'espera',
  label: 'Espera a',
  placeholder: 'Cualquiera',
  opciones: [
    { valor: EN_ESPERA, label: 'alguien antes de aprobarse' },
    ...ESPERAS.map((espera) => ({ valor: espera, label: NOMBRE_ESPERA[espera] })),
  ],
}

const MIOS: Filtro = {
  key: 'solicitadoPor',
  label: 'Solicitados por',
  placeholder: 'Cualquiera',
  opciones: [{ valor: 'yo', label: 'mí' }],
}

function filtroTipo(tipos: readonly TipoMovimientoPanel[]): Filtro {
  const opciones = tipos.map(({ id, nombre }) => ({ valor: id, label: nombre }))
  return { key: 'tipoId', label: 'Tipo', placeholder: 'Todos', opciones }
}

/** The institute's movement types: they seldom change, so they are asked for once. */
function useTiposMovimiento(): readonly TipoMovimientoPanel[] {
  const { data } = useQuery({
    queryKey: ['tipos-movimiento'],
    queryFn: () => api.call('GET /api/panel/tipos-movimiento'),
    staleTime: Infinity,
  })
  return data ?? []
}

const FECHAS: readonly Filtro[] = [
  { key: 'desdeFecha', label: 'Fecha desde', opciones: [], fecha: true },
  { key: 'hastaFecha', label: 'Fecha hasta', opciones: [], fecha: true, desdeFiltro: 'desdeFecha' },
]

/** A desk is not asked for the levels that its own scope already fixes. */
function useFiltroEntidad(): readonly Filtro[] {
  const { user, perfil } = useSession()
  const { entidades } = useUnidades(undefined)
  if (perfil.ambito === 'dependencia' && user.idAdscripcion) return []
  return [
    { key: 'adscripcionId', label: 'Entidad', opciones: entidades },
    { key: 'lugarAl', label: 'Entidad en que estaba el', opciones: [], fecha: true },
  ]
}

/** Filters of the list of movements. */
export function useFiltrosMovimientos(): readonly Filtro[] {
  const quincenas = useQuincenasRecientes()
  const tipos = useTiposMovimiento()
  const entidad = useFiltroEntidad()
  return [
    { key: 'quincena', label: 'Quincena', opciones: quincenas },
    { key: 'hastaQuincena', label: 'Hasta la quincena', opciones: quincenas },
    ESTATUS,
    ESPERA,
    filtroTipo(tipos),
    ...entidad,
    ...FECHAS,
    MIOS,
  ]
}
