import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useSessionState } from '#admin/providers/session-context.ts'
import { useToast } from '#admin/shared/ui/toast-context.ts'
import { elegiblesOf } from './componente.ts'
import type { MenuDatos, MenuRegistro } from '#domain/acceso/menu.ts'
import type { Concedible } from '#domain/acceso/perfil.ts'
import type { Elegibles } from './componente.ts'
import type { MenuDraft } from './menus-draft.ts'

const KEY = ['menus'] as const

export function useMenus() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.get<readonly MenuRegistro[]>('/api/menus/abc', { signal }),
  })
}

/** What a menu may open: the screens at once, the processes when they are known. */
export function useElegibles(): Elegibles {
  const { data = null } = useQuery({
    queryKey: [...KEY, 'destinos'],
    queryFn: ({ signal }) => api.get<readonly Concedible[]>('/api/panel/menus/destinos', { signal }),
  })
  return useMemo(() => elegiblesOf(data), [data])
}

/** What failed, in the words of the specification: the network has its own (2 §8). */
export function fallaMenu(error: unknown, verbo: 'crear' | 'actualizar' | 'eliminar'): string {
  return isApiError(error) && error.status === 0 ? `Error de red al ${verbo} menú` : `Error al ${verbo} menú`
}

/** The navigation at the left and the rights follow every change. */
function useRefresh(): () => Promise<void> {
  const client = useQueryClient()
  const { reload } = useSessionState()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: KEY }),
      client.invalidateQueries({ queryKey: ['perfiles'] }),
      reload(),
    ])
  }
}

export function useCreateMenu(onDone: (menu: MenuRegistro) => void) {
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (datos: MenuDatos) => api.post<MenuRegistro>('/api/menus/abc', datos),
    onSuccess: async (menu) => {
      if (menu.componente === null) toast.success('Menú creado correctamente')
      else
        toast.success('Menú creado correctamente. Falta darlo a un perfil.', {
          label: 'Ir a Perfiles',
          onSelect: () => void navigate('/panel/perfiles'),
        })
      client.setQueryData<readonly MenuRegistro[]>(KEY, (menus) => menus && [...menus, menu])
      onDone(menu)
      await refresh()
    },
  })
}

/** What is sent, and how many of them somebody moved or edited: moving one gives new places to its siblings. */
interface Guardado {
  readonly menus: readonly MenuDraft[]
  readonly cuantos: number
}

export function useSaveMenus(onDone: (menus: readonly MenuRegistro[]) => void) {
  const client = useQueryClient()
  const toast = useToast()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ menus }: Guardado) => api.put<readonly MenuRegistro[]>('/api/panel/menus', { menus }),
    onSuccess: async (saved, { cuantos }) => {
      toast.success(cuantos === 1 ? 'Menú actualizado correctamente' : `${cuantos} menús actualizados correctamente`)
      // Else the order from before would be shown again until the menus are asked for anew.
      client.setQueryData(KEY, saved)
      onDone(saved)
      await refresh()
    },
  })
}

export function useDeleteMenu(onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => api.delete('/api/menus/abc', { query: { id } }),
    onSuccess: async (_done, id) => {
      toast.success('Menú eliminado correctamente')
      client.setQueryData<readonly MenuRegistro[]>(KEY, (menus) => menus?.filter((menu) => menu.id !== id))
      onDone()
      await refresh()
    },
  })
}
