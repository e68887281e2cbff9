import { useQuery } from '@tanstack/react-query'
import { api } from '#admin/providers/api-client.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Skeleton } from '#admin/shared/ui/estados/Skeleton.tsx'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { fallaMenu, useDeleteMenu } from './use-menus.ts'
import type { MenuDraft } from './menus-draft.ts'
import type { UsoMenu } from '#domain/acceso/menu/menu.ts'
import type { ReactElement } from 'react'

/** "¿Eliminar menú?" (specification 2 §2.4), with who has it and what they would lose. */
export function EliminarMenu({ menu, onClose }: { menu: MenuDraft; onClose: () => void }): ReactElement {
  const uso = useQuery({
    queryKey: ['menus', 'uso', menu.id],
    queryFn: ({ signal }) => api.call('GET /api/panel/menus/:id/uso', { params: { id: menu.id }, signal }),
    staleTime: 0,
    // Its submenus may have been deleted since it was asked.
    gcTime: 0,
  })
  const { run, busy, error } = useDeleteMenu(onClose)
  const blocked = uso.data !== undefined && uso.data.submenus > 0
  return (
    <ActDialog
      title="¿Eliminar menú?"
      action={blocked ? null : 'Eliminar menú'}
      cancel={blocked ? 'Cerrar' : 'Conservar'}
      danger
      busyText="Eliminando…"
      busy={busy}
      waiting={!uso.data}
      error={error}
      failure={`${fallaMenu(error, 'eliminar')}.`}
      onClose={onClose}
      onSubmit={() => run(menu.id)}
    >
      {uso.error && (
        <ErrorState title="No se pudo saber quién lo tiene." error={uso.error} onRetry={() => void uso.refetch()} />
      )}
      {!uso.data && !uso.error && <Skeleton lines={2} label="Viendo quién lo tiene" />}
      {uso.data && <Consecuencia menu={menu} uso={uso.data} />}
    </ActDialog>
  )
}

function Consecuencia({ menu, uso }: { menu: MenuDraft; uso: UsoMenu }): ReactElement {
  if (uso.submenus > 0)
    return (
      <Note tone="warn">
        <strong>{menu.nombre}</strong> tiene {cuentaTexto(uso.submenus, 'submenú', 'submenús')}: muévelos o elimínalos
        primero.
      </Note>
    )
  const loses = uso.perfiles.filter(({ pierde }) => pierde !== null)
  return (
    <>
      <p>
        <strong>{menu.nombre}</strong> dejará de estar en el portal.{' '}
        {uso.perfiles.length === 0
          ? 'Solo lo tiene el perfil de administración.'
          : `Lo ${uso.perfiles.length === 1 ? 'tiene' : 'tienen'}: ${uso.perfiles.map(({ nombre }) => nombre).join(', ')}.`}{' '}
        No se puede deshacer.
      </p>
      {loses.length > 0 && (
        <Note tone="warn">
          Nada más les abre {loses[0]?.pierde}: {loses.map(({ nombre }) => nombre).join(', ')}{' '}
          {loses.length === 1 ? 'dejará de verla' : 'dejarán de verla'}.
        </Note>
      )}
    </>
  )
}
