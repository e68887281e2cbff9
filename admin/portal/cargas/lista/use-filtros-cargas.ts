import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import { ESTADOS_CARGA } from '#domain/cargas/estado-carga.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { useQuincenasRecientes } from '#admin/shared/list/use-quincenas-recientes.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'

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

/** Filters of the history of loads. A dependency has no choice of entity: it sees its own. */
export function useFiltrosCargas(): readonly Filtro[] {
  const { perfil } = useSession()
  const quincenas = useQuincenasRecientes()
  const { entidades } = useUnidades(undefined)
  return [
    ESTADO,
    ...(perfil.ambito === 'instituto' ? [TIPO, { key: 'entidadId', label: 'Entidad', opciones: entidades }] : []),
    { key: 'quincena', label: 'Quincena', opciones: quincenas },
  ]
}
