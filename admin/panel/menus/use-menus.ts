import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useSessionState } from '#admin/providers/session-context.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { useAct } from '#admin/shared/form/use-act.ts'
import { isPropuestaHecha, quedoPorAutorizar, type PropuestaHecha } from '#domain/autorizaciones/propuesta.ts'
import { elegiblesOf } from './componente.ts'
import type { HechoConMensaje } from '#domain/hecho.ts'
import type { Act, ActKey } from '#admin/shared/form/use-act.ts'
import type { MenuDatos, MenuRegistro } from '#domain/acceso/menu/menu.ts'
import type { Elegibles } from './componente.ts'
import type { MenuDraft } from './menus-draft.ts'

const KEY = ['menus'] as const

export function useMenus() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.call('GET /api/menus/abc', { signal }),
  })
}

/** What a menu may open: the screens at once, the processes when they are known. */
export function useElegibles(): Elegibles {
  const { data = null } = useQuery({
    queryKey: [...KEY, 'destinos'],
    queryFn: ({ signal }) => api.call('GET /api/panel/menus/destinos', { signal }),
  })
  return useMemo(() => elegiblesOf(data), [data])
}

/** What failed, in the words of the specification: the network has its own (2 §8). */
export function fallaMenu(error: unknown, verbo: 'crear' | 'actualizar' | 'eliminar'): string {
  return isApiError(error) && error.status === 0 ? `Error de red al ${verbo} menú` : `Error al ${verbo} menú`
}

/** The navigation at the left and the rights follow every change. */
function useKeys(): readonly ActKey[] {
  const { reload } = useSessionState()
  return [...KEY, 'perfiles', reload]
}

export function useCreateMenu(onDone: (menu: MenuRegistro) => void): Act<MenuDatos, MenuRegistro> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useAct({
    call: (datos: MenuDatos) => api.call('POST /api/menus/abc', { body: datos }),
    keys: useKeys(),
    toast: ({ componente }) =>
      componente === null
        ? 'Menú creado correctamente'
        : {
            text: 'Menú creado correctamente. Falta darlo a un perfil.',
            action: { label: 'Ir a Perfiles', onSelect: () => void navigate('/panel/perfiles') },
          },
    done: (menu) => {
      client.setQueryData<readonly MenuRegistro[]>(KEY, (menus) => menus && [...menus, menu])
      onDone(menu)
    },
    leaves: true,
  })
}

/** What is sent, and how many of them somebody moved or edited: moving one gives new places to its siblings. */
interface Guardado {
  readonly menus: readonly MenuDraft[]
  readonly cuantos: number
}

/** `onDone` receives null if a second person must authorise the change; the menus have not changed then. */
export function useSaveMenus(
  onDone: (menus: readonly MenuRegistro[] | null) => void,
): Act<Guardado, readonly MenuRegistro[] | PropuestaHecha> {
  const client = useQueryClient()
  return useAct({
    call: ({ menus }: Guardado) => api.call('PUT /api/panel/menus', { body: { menus } }),
    keys: [...useKeys(), KEY_AUTORIZACIONES],
    toast: (saved, { cuantos }) => {
      if (isPropuestaHecha(saved)) return quedoPorAutorizar(saved)
      return cuantos === 1 ? 'Menú actualizado correctamente' : `${cuantos} menús actualizados correctamente`
    },
    done: (saved) => {
      if (isPropuestaHecha(saved)) {
        onDone(null)
        return
      }
      // Else the order from before would be shown again until the menus are asked for anew.
      client.setQueryData(KEY, saved)
      onDone(saved)
    },
    leaves: true,
  })
}

export function useDeleteMenu(onDone: () => void): Act<number, HechoConMensaje> {
  const client = useQueryClient()
  return useAct({
    call: (id: number) => api.call('DELETE /api/menus/abc', { query: { id } }),
    keys: useKeys(),
    toast: () => 'Menú eliminado correctamente',
    done: (_done, id) => {
      client.setQueryData<readonly MenuRegistro[]>(KEY, (menus) => menus?.filter((menu) => menu.id !== id))
      onDone()
    },
    leaves: true,
  })
}
