import { useSession } from '#admin/providers/session-context.ts'
import { useList } from '#admin/shared/list/list-state.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import type { Filtro } from '#admin/shared/list/lista.ts'

/** Filters of the list in sight by entity, and by dependency where its rows have one; who sits at an entity has none. */
export function useFiltrosLugar({ dependencia }: { readonly dependencia: boolean }): readonly Filtro[] {
  const { perfil } = useSession()
  const { filters } = useList()
  const entidadId = filters['adscripcionId']
  const { entidades, direcciones } = useUnidades(entidadId)
  if (perfil.ambito !== 'instituto') return []
  const entidad: Filtro = {
    key: 'adscripcionId',
    label: 'Entidad',
    opciones: entidades,
    clears: ['dependenciaId'],
  }
  if (!dependencia) return [entidad]
  return [
    entidad,
    {
      key: 'dependenciaId',
      label: 'Dependencia',
      opciones: direcciones,
      disabledReason: entidadId === undefined ? 'Elige primero la entidad' : null,
    },
  ]
}
