import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { ESTADOS_CARGA } from '#domain/cargas/estado-carga.ts'
import { dateParts } from '#domain/calendario/plain-date.ts'
import { parseQuincenaCode, quincenaCode, quincenaShort } from '#domain/calendario/quincena.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useVentana } from '#admin/shared/calendario/use-ventana.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import type { Filtro, OpcionFiltro } from '#admin/shared/list/lista.ts'

/** Quincenas offered: the open one and those of the last year. */
const QUINCENAS = 25

const ESTADO: Filtro = {
  key: 'estado',
  label: 'Estado',
  placeholder: 'Todos',
  opciones: Object.entries(ESTADOS_CARGA).map(([valor, label]) => ({ valor, label })),
}

const TIPO: Filtro = {
  key: 'tipo',
  label: 'Tipo',
  placeholder: 'Todos',
  opciones: Object.entries(TIPOS_CARGA).map(([valor, { titulo }]) => ({ valor, label: titulo })),
}

function useQuincenas(): OpcionFiltro[] {
  const { data } = useVentana()
  const abierta = data && parseQuincenaCode(data.quincena.codigo, dateParts(data.hoy).year)
  if (abierta === undefined || abierta === null) return []
  return Array.from({ length: QUINCENAS }, (_, back) => ({
    valor: quincenaCode(abierta - back),
    label: quincenaShort(abierta - back),
  }))
}

/** Filters of the history of loads. A dependency has no choice of entity: it sees its own. */
export function useFiltrosCargas(): readonly Filtro[] {
  const { perfil } = useSession()
  const quincenas = useQuincenas()
  const { entidades } = useUnidades(undefined)
  return [
    ESTADO,
    ...(perfil.ambito === 'instituto' ? [TIPO, { key: 'entidadId', label: 'Entidad', opciones: entidades }] : []),
    { key: 'quincena', label: 'Quincena', opciones: quincenas },
  ]
}
